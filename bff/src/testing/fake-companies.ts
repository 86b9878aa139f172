import type { Stack } from './stack.ts'

/** The next login reply names maria.santos with these companies alone. */
export function fakeCompanies({ fakes }: Stack, brandList: object[]) {
  const userData = { id: 71001, loginId: 'maria.santos', eRecruitId: '571001' }
  const text = JSON.stringify({ userData, brandList })
  fakes.world.faults.add({ operation: 'login', kind: 'reply', text, times: 1 })
}
