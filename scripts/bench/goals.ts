/**
 * A bound for a figure, relative to a base measured in the same run. A reference has neither `least`
 * nor `most`.
 */
export interface Goal {
  number: string
  what: string
  base: string
  unit: '×' | 'ms' | 'B' | 'calls'
  least?: number
  most?: number
}

const bare = 'bare Fastify'
const proxy = 'Fastify + session + http-proxy'
/** Four that take the same time: the bench adds an area with them (gather-gateway.ts). */
const gathered = "4 upstream calls of 20 ms (area of the bench's own), p50 added"
const slowest = 'slowest of the 4 calls'

/** Bounds checked by `npm run bench -- --check`. */
export const goals = {
  cached: {
    number: 'P1',
    what: 'cached GET, 2 KB',
    base: `${bare}, same bytes`,
    unit: '×',
    least: 0.6,
  },
  cachedLarge: {
    number: 'P2',
    what: 'cached GET, 20 KB',
    base: `${bare}, serialising 20 KB`,
    unit: '×',
    least: 1.4,
  },
  cachedLargeBytes: {
    number: 'P2',
    what: 'cached GET, 20 KB',
    base: `${bare}, same bytes`,
    unit: '×',
    least: 0.7,
  },
  notModified: { number: 'P3', what: '304', base: `${bare}, 304`, unit: '×', least: 0.68 },
  redis: {
    number: 'P4',
    what: 'cached GET, 2 KB, sessions in Redis',
    base: `${bare}, same bytes`,
    unit: '×',
    least: 0.45,
  },
  uncached: {
    number: 'P5',
    what: 'uncached GET, 2 KB, reshaped',
    base: proxy,
    unit: '×',
    least: 0.75,
  },
  cachedOverProxy: { number: 'P6', what: 'cached GET, 2 KB', base: proxy, unit: '×', least: 3.5 },
  cachedOverExpress: {
    number: 'P6',
    what: 'cached GET, 2 KB',
    base: 'Express + session + http-proxy',
    unit: '×',
    least: 4.5,
  },
  gathered1: { number: 'P7', what: `${gathered}, 1 user`, base: slowest, unit: 'ms', most: 2.5 },
  gathered32: { number: 'P7', what: `${gathered}, 32 users`, base: slowest, unit: 'ms', most: 5 },
  gathered256: {
    number: 'P7',
    what: `${gathered}, 256 users`,
    base: slowest,
    unit: 'ms',
    most: 90,
  },
  sharedCalls: {
    number: 'P8',
    what: '1,000 cold identical GETs, upstream calls',
    base: '–',
    unit: 'calls',
    most: 1,
  },
  sharedTime: {
    number: 'P8',
    what: '1,000 cold identical GETs, time',
    base: 'not shared: 1,000 callers',
    unit: '×',
    most: 0.25,
  },
  sessionMemory: {
    number: 'P9',
    what: 'idle session of 300 B, memory store',
    base: '–',
    unit: 'B',
    most: 1024,
  },
  start: {
    number: 'P10',
    what: 'spawn to first answer, production start',
    base: `${bare} app`,
    unit: '×',
    most: 2,
  },
  accessLog: {
    number: 'P11',
    what: 'cached GET, 2 KB, one log line each',
    base: 'logging off',
    unit: '×',
    least: 0.85,
  },
  nginxCache: {
    number: 'N1',
    what: 'nginx proxy_cache, 2 KB, headers of the gateway',
    base: `${bare}, same bytes`,
    unit: '×',
  },
} as const satisfies Record<string, Goal>
