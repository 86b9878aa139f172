/** Two significant digits below 10. */
export function formatRate(perSecond: number): string {
  if (perSecond === 0) return '0/s'
  return `${perSecond < 10 ? Number(perSecond.toPrecision(2)) : Math.round(perSecond)}/s`
}

export function formatMs(ms: number | undefined): string {
  if (ms === undefined) return 'none'
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

export function formatShare(share: number): string {
  const percent = share * 100
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`
}

/** 14:03:05 UTC, as in the log. */
export function formatTime(at: number): string {
  return `${new Date(at).toISOString().slice(11, 19)} UTC`
}

export function formatAge(at: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000))
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`
  return seconds < 48 * 3600
    ? `${Math.round(seconds / 3600)} h`
    : `${Math.round(seconds / 86_400)} days`
}

export function formatBytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20).toLocaleString('en-US')} MB`
}

export function formatCount(count: number): string {
  return Math.round(count).toLocaleString('en-US')
}

export function formatDuration(seconds: number): string {
  if (seconds % 86_400 === 0) return seconds === 86_400 ? 'a day' : `${seconds / 86_400} days`
  if (seconds % 3600 === 0) return seconds === 3600 ? 'an hour' : `${seconds / 3600} hours`
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}
