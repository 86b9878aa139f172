import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { run } from '../programs/program.ts'
import { provideDebianProgram } from './debian-program.ts'
import type { Judge } from './judge.ts'

/** Mode of slowhttptest, and the path that it asks for. */
const modes = {
  headers: { options: ['-H'], path: '/' },
  body: { options: ['-B'], path: startSignIn.path },
  // Reads 10 bytes in 5 seconds.
  read: { options: ['-X', '-n', '5', '-z', '10', '-k', '3'], path: '/' },
}

const connections = 1000
// 200 new connections and one probe a second, each to be answered within 3 seconds.
const load = ['-c', String(connections), '-r', '200', '-i', '8', '-p', '3', '-l', '25']

export const judgeAtSlow =
  (mode: keyof typeof modes): Judge =>
  async ({ url }) => {
    const program = await provideDebianProgram('slowhttptest')
    const { options, path } = modes[mode]
    const folder = mkdtempSync(join(tmpdir(), 'gatehouse-slow-'))
    try {
      const report = join(folder, 'report')
      const args = [...options, ...load, '-u', url + path, '-g', '-o', report]
      const { output } = await run(program, args, { quiet: true })
      const seconds = readSeconds(`${report}.csv`)
      if (!seconds) throw new Error(`slowhttptest wrote no report:\n${output}`)
      const served = seconds.filter(({ isServed }) => isServed).length
      const most = Math.max(...seconds.map(({ connected }) => connected))
      return {
        figure: `others served in ${served} of ${seconds.length} s, ${most} slow connections`,
        isHeld: served === seconds.length,
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

/** Lines of "Seconds,Closed,Pending,Connected,Service Available". */
function readSeconds(file: string) {
  try {
    const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
    return lines
      .map((line) => line.split(',').map(Number))
      .map(([, , , connected = 0, available]) => ({ connected, isServed: available !== 0 }))
  } catch {
    return undefined
  }
}
