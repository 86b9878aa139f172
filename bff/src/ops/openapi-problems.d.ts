import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { type ProblemCode } from '@gatehouse/contracts/problem'
import type { Response } from './openapi-document.ts'
export declare function problemsOf(endpoint: Endpoint): ProblemCode[]
export declare function problemResponsesOf(endpoint: Endpoint): Record<string, Response>
