import { expect, test } from '@jest/globals'
import { redirectEndpoints } from './redirect-endpoints.ts'

/** They are public, and in no OpenAPI document: a change here is a change of what any page can link to. */
test('each redirect is as recorded', () => {
  const lines = redirectEndpoints.map(({ path, query, failurePage }) => {
    const parameters = Object.entries(query?.properties ?? {}).map(([name, schema]) => {
      const { pattern, maxLength } = schema as { pattern?: string; maxLength?: number }
      const isRequired = query?.required?.includes(name)
      return `  ${name}${isRequired ? '' : '?'}: ${pattern ?? 'any text'}${maxLength ? ` up to ${maxLength}` : ''}`
    })
    return [`${path}, else ${failurePage}`, ...parameters].join('\n')
  })
  expect(lines.join('\n')).toMatchSnapshot()
})
