import { judgePolicy } from './csp-evaluator.ts'
import type { Judge } from './judge.ts'
import { judgeByObservatory } from './observatory.ts'
import { judgeDocuments } from './openapi-validator.ts'
import { judgeAtSlow } from './slow-http-test.ts'
import { judgeTls } from './testssl.ts'

interface NamedJudge {
  number: string
  what: string
  bound: string
  judge: Judge
}

const served = 'others served in each second'

/** Programs of others that judge the installation from outside. Lighthouse has a command of its own. */
export const judges: readonly NamedJudge[] = [
  { number: 'J1', what: 'HTTP Observatory', bound: 'A+', judge: judgeByObservatory },
  { number: 'J2', what: 'csp_evaluator', bound: '0 findings', judge: judgePolicy },
  { number: 'J3', what: 'OpenAPI validator', bound: 'all valid', judge: judgeDocuments },
  { number: 'J4', what: 'slowhttptest: headers', bound: served, judge: judgeAtSlow('headers') },
  { number: 'J5', what: 'slowhttptest: body', bound: served, judge: judgeAtSlow('body') },
  { number: 'J6', what: 'slowhttptest: read', bound: served, judge: judgeAtSlow('read') },
  { number: 'J7', what: 'testssl', bound: '0 medium or worse', judge: judgeTls },
]
