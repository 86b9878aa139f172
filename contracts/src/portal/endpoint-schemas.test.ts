import { expect, test } from '@jest/globals'
import { repliesWithFile } from '../file.ts'
import { parameterLines, schemaLines } from '../testing/schema-lines.ts'
import { endpoints } from './endpoints.ts'

/** Bodies are recorded apart (bodies.test.ts), policies in policy-table.test.ts. */
test('parameters, query, reply and problems of each endpoint are as recorded', () => {
  const recorded = new Map<unknown, string>()
  const linesOfReply = (reply: object, call: string) => {
    const same = recorded.get(reply)
    recorded.set(reply, same ?? call)
    return same ? [`reply as ${same}`] : schemaLines(reply, 'reply')
  }
  const lines = endpoints.map((one) => {
    const { method, path, params, query, reply, problems } = one
    const call = `${method} ${path}`
    return [
      call,
      ...parameterLines(params),
      ...(query ? schemaLines(query, 'query') : []),
      ...(repliesWithFile(one) ? ['reply: file'] : linesOfReply(reply, call)),
      ...(problems.length > 0 ? [`problems: ${problems.join(', ')}`] : []),
    ].join('\n  ')
  })
  expect(lines.join('\n')).toMatchSnapshot()
})
