/** An ending that runs once: whoever asks again waits for the same end. */
export function onlyOnce(end: () => Promise<void>): () => Promise<void> {
  let ending: Promise<void> | undefined
  return () => (ending ??= end())
}
