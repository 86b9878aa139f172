import { provideNpmPackage } from '../programs/npm-package.ts'
import type { Judge } from './judge.ts'

/** Severities of csp_evaluator up to this one are certain; those above may be findings, or information. */
const medium = 30

interface Evaluator {
  CspEvaluator: new (policy: object) => { evaluate(): { severity: number }[] }
}

interface Parser {
  CspParser: new (policy: string) => { csp: object }
}

export const judgePolicy: Judge = async ({ url }) => {
  const { load } = await provideNpmPackage('csp_evaluator', '1.1.8')
  const [{ CspEvaluator }, { CspParser }] = await Promise.all([
    load<Evaluator>('csp_evaluator/dist/evaluator.js'),
    load<Parser>('csp_evaluator/dist/parser.js'),
  ])
  const { headers } = await fetch(url)
  const policy = new CspParser(headers.get('content-security-policy') ?? '').csp
  const findings = new CspEvaluator(policy).evaluate()
  const certain = findings.filter(({ severity }) => severity <= medium)
  return {
    figure: `${certain.length} findings, ${findings.length - certain.length} possible`,
    isHeld: certain.length === 0,
  }
}
