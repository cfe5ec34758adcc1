/**
 * Calls `stop` once the backend that started this program as a scheduled job has ended, even if it was killed. Its
 * databases can be restored then without a program that still writes to them. Does nothing for a program that a person
 * started.
 */
export function onParentGone(stop: () => void): void {
  if (process.send === undefined) return;
  process.once('disconnect', stop);
  // The channel alone must not keep the program running.
  process.channel?.unref();
  if (!process.connected) stop();
}
