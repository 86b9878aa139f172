import { writeFileSync } from 'node:fs'
import { provideNpmPackage } from '../programs/npm-package.ts'
import type { Judge } from './judge.ts'

const name = '@mdn/mdn-http-observatory'

interface Observatory {
  scan(host: string): Promise<{
    scan: { grade: string; score: number; testsPassed: number; testsQuantity: number }
  }>
}

export const judgeByObservatory: Judge = async ({ host }) => {
  const { load, pathOf } = await provideNpmPackage(name, '1.4.8')
  // The names that browsers reach by https alone, which its install script downloads: none is localhost.
  writeFileSync(pathOf(`${name}/conf/hsts-preload.json`), '{}')
  const { scan } = await load<Observatory>(`${name}/src/index.js`)
  const { grade, score, testsPassed, testsQuantity } = (await scan(host)).scan
  return {
    figure: `${grade}, ${score} points, ${testsPassed} of ${testsQuantity} tests passed`,
    isHeld: grade === 'A+',
  }
}
