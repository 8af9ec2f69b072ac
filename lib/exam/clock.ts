/** Formats a duration as "2:05", or "1:02:05" from an hour, in whole seconds. @param seconds not negative */
export function formatClock(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = pad(Math.floor(seconds) % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}
