/** Pauses all other recordings. @throws DOMException when playback fails, but not when it is interrupted */
export async function playExclusively(audio: HTMLAudioElement): Promise<void> {
  for (const other of document.querySelectorAll("audio")) if (other !== audio) other.pause();
  try {
    await audio.play();
  } catch (reason) {
    if (!(reason instanceof DOMException && reason.name === "AbortError")) throw reason;
  }
}
