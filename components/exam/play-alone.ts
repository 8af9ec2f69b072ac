/**
 * Plays a recording and stops every other one on the page: two voices at once cannot be understood.
 * @throws DOMException when the browser cannot play it; not when something else was asked for meanwhile
 */
export async function playAlone(audio: HTMLAudioElement): Promise<void> {
  for (const other of document.querySelectorAll("audio")) if (other !== audio) other.pause();
  try {
    await audio.play();
  } catch (reason) {
    if (!(reason instanceof DOMException && reason.name === "AbortError")) throw reason;
  }
}
