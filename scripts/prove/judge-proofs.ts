import type { GoalRow } from '../figures/goal-row.ts'
import type { FileResult } from '../test/suite.ts'
import type { Proof } from './proofs.ts'

/** A proof holds if each of its files ran and none of their tests failed. */
export function judgeProof(proof: Proof, results: readonly FileResult[]): GoalRow {
  const paths = [...(proof.jest ?? []), ...(proof.browser ?? [])]
  const isOf = (path: string) => (result: FileResult) => result.file.startsWith(path)
  const own = results.filter((result) => paths.some((path) => isOf(path)(result)))
  const sum = (name: 'passed' | 'failed') => own.reduce((total, each) => total + each[name], 0)
  const failed = sum('failed')
  const ran = paths.every((path) => own.filter(isOf(path)).some(({ passed }) => passed > 0))
  return {
    number: proof.number,
    what: proof.what,
    figure: `${sum('passed')} of ${sum('passed') + failed} tests`,
    bound: proof.bound,
    verdict: failed > 0 ? 'missed' : ran ? 'held' : 'skipped',
  }
}
