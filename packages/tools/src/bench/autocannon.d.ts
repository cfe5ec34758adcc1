/** The part of autocannon that the bench uses; the package has no types. */
declare module 'autocannon' {
  interface Result {
    /** Requests per second; `total`: all that were answered. */
    requests: { average: number; total: number };
    /** ms */
    latency: { p50: number; p99: number };
    /** Seconds. */
    duration: number;
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Ends after so many requests, whatever the duration. */
    amount?: number;
    headers?: Readonly<Record<string, string>>;
    /** Every connection sends them in turn. */
    requests?: readonly { method: 'GET'; path: string }[];
  }): Promise<Result>;
}
