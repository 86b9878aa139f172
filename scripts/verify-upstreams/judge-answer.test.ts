import { UpstreamError } from '@gatehouse/bff/upstream/upstream-error'
import * as account from '@gatehouse/contracts/upstream/account'
import * as user from '@gatehouse/contracts/upstream/user'
import { expect, test } from '@jest/globals'
import { credentialsToCheck } from './credential-settings.ts'
import { judgeAnswer } from './judge-answer.ts'
import { step } from './step.ts'

const listed = step(user.listNotifications)
const file = step(user.getElectronicDocument)

const driftsOf = (error: Error, of = file, ms = 50) =>
  judgeAnswer(of, { error, ms, deadline: 300 }).drifts

test.each([
  [401, 'refused', ['SERVICE_USERNAME', 'SERVICE_PASSWORD']],
  [404, 'connection', []],
])('a call without a service token, for a %i, is told as such', (status, kind, toCheck) => {
  const drifts = driftsOf(new UpstreamError(account.authenticate, 'refused', { status }), listed)
  const detail = `authenticate refused ${status}`
  expect(drifts).toEqual([{ kind, path: '(service token)', detail }])
  expect(credentialsToCheck(listed, drifts)).toEqual(toCheck)
})

const timeout = new UpstreamError(file.operation, 'timeout')
const aborted = new DOMException('Deadline exceeded', 'TimeoutError')

test.each([
  ['without headers', timeout, file, 50, 'no headers within UPSTREAM_READ_MS'],
  ['without an end', timeout, file, 300, 'no whole answer within 300 ms'],
  ['that ends in its stream', aborted, file, 300, 'no whole answer within 300 ms'],
  [
    'of JSON',
    new UpstreamError(listed.operation, 'timeout'),
    listed,
    50,
    'no whole answer within 300 ms',
  ],
])('a slow answer %s names its deadline', (_case, error, of, ms, detail) => {
  expect(driftsOf(error, of, ms)).toEqual([{ kind: 'deadline', path: '(reply)', detail }])
})

const login = step(user.login, {}, { mustGive: 'userId' })

test.each([
  ['forgotPassword', 200, step(user.forgotPassword), []],
  ['forgotPassword', 204, step(user.forgotPassword), []],
  ['login', 200, login, [{ kind: 'body', path: '(reply)', detail: 'empty, which refuses' }]],
])('%s: an empty %i', (_name, status, of, drifts) => {
  const answer = { response: { status, text: '' }, ms: 50, deadline: 300 }
  expect(judgeAnswer(of, answer).drifts).toEqual(drifts)
})
