import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Fakes, startFakes } from '../fakes.ts'

let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())

test('lists sample résumés for download', async () => {
  const response = await fetch(`${fakes.apiUrl}/__fakes/resumes`)
  const listed = (await response.json()) as { name: string; type: string }[]
  expect(listed.map(({ name }) => name.split('.').at(-1))).toEqual([
    ...['txt', 'rtf', 'docx', 'pdf', 'doc', 'txt', 'jpg', 'png', 'heic'],
  ])
  for (const { name, type } of listed) {
    const file = await fetch(`${fakes.apiUrl}/__fakes/resumes/${name}`)
    expect(file.headers.get('Content-Type')).toBe(type)
    expect((await file.bytes()).length).toBeGreaterThan(30)
  }
})

test('pages show sample résumés and candidates', async () => {
  const headers = { Accept: 'text/html' }
  const resumes = await fetch(`${fakes.apiUrl}/__fakes/resumes`, { headers })
  expect(await resumes.text()).toContain('<a href="/__fakes/resumes/rosa-delgado.pdf" download>')
  const personas = await fetch(`${fakes.apiUrl}/__fakes/personas`, { headers })
  expect(await personas.text()).toContain('<h2>jo.existing@example.test</h2>')
})
