/** The part of autocannon that the bench uses; the package has no types. */
declare module 'autocannon' {
  interface Result {
    /** Requests per second. */
    requests: { average: number };
    /** ms */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Every connection sends them in turn. */
    requests?: readonly { method: 'GET'; path: string }[];
  }): Promise<Result>;
}
