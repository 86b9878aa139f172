/** Tests that need a redis-server are skipped without one. */
export declare const hasRedis: boolean;
export interface RedisServer {
    url: string;
    port: number;
    /** SIGKILL, like a crash; the data is on disk. */
    kill(): Promise<void>;
    /** Same port, same data. */
    restart(): Promise<void>;
    stop(): Promise<void>;
}
/**
 * Starts a redis-server on a free port. Every acknowledged write is in the append-only file, which
 * outlives a killed process without fsync; syncing each write takes most of a test's time.
 */
export declare function startRedis(): Promise<RedisServer>;
