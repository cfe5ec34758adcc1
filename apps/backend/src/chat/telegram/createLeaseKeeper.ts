interface LeaseKeeperOptions {
  /** Takes or renews the lease. Resolves with false while another process has it. */
  readonly take: (now: Date) => Promise<boolean>;
  /** How often the lease is renewed, ms: each renewal waits for the disk. */
  readonly renewMs: number;
  readonly now: () => Date;
}

/**
 * Creates a function that returns whether this process has a lease. It calls `take` only when the lease must be
 * renewed, and each time while another process has it.
 */
export function createLeaseKeeper({ take, renewMs, now }: LeaseKeeperOptions): () => Promise<boolean> {
  let renewAt = 0;
  return async () => {
    const at = now();
    if (at.getTime() < renewAt) return true;
    const isOurs = await take(at);
    renewAt = isOurs ? at.getTime() + renewMs : 0;
    return isOurs;
  };
}
