import { ChakraProvider } from '@chakra-ui/react'
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { installFakeBroadcastChannel } from '../../../testing/fake-broadcast-channel.ts'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'

installFakeBroadcastChannel()
installFakeGateway()
const { system } = await import('../../../ui/theme.ts')
const { FoundEntries } = await import('./found-entries.tsx')

test('names an entry without company and job title by its kind', () => {
  render(
    <ChakraProvider value={system}>
      <FoundEntries
        entries={[{ kind: 'employment', entry: { id: 'found-0', company: '', jobTitle: '' } }]}
        brand="staffmark"
        known={{ employment: [], education: [], certifications: [] }}
        isFull={() => false}
        onAdd={() => undefined}
      />
    </ChakraProvider>,
  )
  const [item] = screen.getAllByRole('listitem')
  const [kind, name] = item?.querySelectorAll('p') ?? []
  expect([kind?.textContent, name?.textContent]).toEqual([
    'Employment History',
    'Employment History',
  ])
})
