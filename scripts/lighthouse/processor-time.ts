/** An event of a trace; times in microseconds: wall clock, and processor time of the thread. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tts?: number
  tdur?: number
  args: { name?: string }
}

/** Gives what main threads did the processor time it took, as on a machine that runs nothing else. */
export function toProcessorTime(events: TraceEvent[]): void {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isMainThread = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name === 'CrRendererMain'
  const mainThreads = new Set(events.filter(isMainThread).map(threadOf))
  const spans = events.filter(
    (event) => event.ph === 'X' && event.tdur !== undefined && mainThreads.has(threadOf(event)),
  )
  const tasks = new Map<string, { start: number; threadStart: number; end: number }>()
  for (const event of spans.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const { ts, dur = 0, tts = 0, tdur = 0 } = event
    let task = tasks.get(threadOf(event))
    if (!task || ts >= task.end) {
      task = { start: ts, threadStart: tts, end: ts + dur }
      tasks.set(threadOf(event), task)
    }
    event.ts = task.start + tts - task.threadStart
    event.dur = tdur
  }
}
