import { fakeCredentials } from '@gatehouse/mocks/credentials'
import { hostOrigin } from '@gatehouse/mocks/host-origin'
import { type FakeUrls, opsUrl } from './servers.ts'

/** Message printed once the servers run: addresses and a user to sign in as. */
export function welcome(portalUrl: string, fakes?: FakeUrls): string {
  if (!fakes)
    return `\nThe portal is at ${portalUrl}, in front of ${process.env.UPSTREAM_API_URL}
What it does is at ${opsUrl}\n`
  return `
The portal is at   ${portalUrl}
Sign in as         maria.santos@example.test with Gatehouse1!
Her passcode is at ${fakes.api}/__fakes/outbox
Other people are at ${fakes.api}/__fakes/personas
Framed by a host at ${hostOrigin(fakes.api)}/__fakes/host
What it does is at ${opsUrl} (to change it: any name and ${fakeCredentials.opsToken})

Ctrl-C stops everything.
`
}
