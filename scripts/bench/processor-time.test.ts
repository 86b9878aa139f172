import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ProcessorTime } from './processor-time.ts'

let proc: string
beforeEach(() => {
  proc = mkdtempSync(join(tmpdir(), 'processor-time-'))
})
afterEach(() => rmSync(proc, { recursive: true }))

function setThread(pid: number, thread: number, seconds: number, children = '') {
  const folder = join(proc, String(pid), 'task', String(thread))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'schedstat'), `${seconds * 1e9} 4711 12\n`)
  writeFileSync(join(folder, 'children'), children)
}

const endThread = (pid: number, thread: number) =>
  rmSync(join(proc, String(pid), 'task', String(thread)), { recursive: true })

test('adds up the threads of a process and of its descendants', () => {
  setThread(10, 10, 1, '20 30 ')
  setThread(10, 11, 0.5)
  setThread(20, 20, 2, '40 ')
  setThread(30, 30, 4)
  setThread(40, 40, 8)
  setThread(50, 50, 16)
  expect(new ProcessorTime(10, proc).read()).toBe(15.5)
})

test('never falls: a thread that exits still counts, as does one whose id is reused', () => {
  setThread(10, 10, 1)
  setThread(10, 11, 5)
  const time = new ProcessorTime(10, proc)
  expect(time.read()).toBe(6)
  endThread(10, 11)
  setThread(10, 10, 2)
  expect(time.read()).toBe(7)
  setThread(10, 11, 0.25)
  expect(time.read()).toBe(7.25)
  setThread(10, 11, 0.5)
  expect(time.read()).toBe(7.5)
})

test('is undefined without schedstat', () => {
  expect(new ProcessorTime(10, proc).read()).toBeUndefined()
  expect(new ProcessorTime(undefined, proc).read()).toBeUndefined()
})

const onLinux = existsSync('/proc/self/schedstat') ? test : test.skip
onLinux('counts the work of a real child, not its waiting', async () => {
  const used = 'process.cpuUsage().user + process.cpuUsage().system'
  const work = `while (${used} < 200_000); setTimeout(console.log, 500, 'done'); process.stdin.resume()`
  const child = spawn(process.execPath, ['-e', work], { stdio: ['pipe', 'pipe', 'inherit'] })
  try {
    const time = new ProcessorTime(child.pid)
    await once(child.stdout, 'data')
    expect(time.read()).toBeGreaterThanOrEqual(0.19)
    expect(time.read()).toBeLessThan(0.6)
  } finally {
    child.kill('SIGKILL')
  }
})
