import { expect, homeTitle, maria, password, signIn, test } from '../portal.ts'

test('exposes no header, credential, id or token of the upstream to the browser', async ({
  page,
  stack,
  context,
}) => {
  const traffic: string[] = []
  page.on('request', (request) => {
    traffic.push(request.url(), JSON.stringify(request.headers()))
  })
  page.on('response', async (response) => {
    traffic.push(JSON.stringify(response.headers()))
    traffic.push(await response.text().catch(() => ''))
  })
  await signIn(page, stack)
  await page.waitForLoadState('networkidle')

  const calls = await stack.calls()
  const { headers, path } = calls.find(({ operation }) => operation === 'getContent') ?? {}
  expect(path).toBe('/EmployeeContent/GetContent')
  const secrets = [
    headers?.jwtauthorization,
    headers?.authorization?.slice(7),
    headers?.timecode,
    'fake-client-authorization',
    'fake-client-secret',
    'fake-service-password',
    password,
    'maria.santos"',
    'JwtAuthorization',
    'ClientAuthorization',
    'TimeCode',
    'ewLoginId',
    await stack.passcode(maria),
  ]
  const exposed = traffic.join('\n').toLowerCase()
  for (const secret of secrets) {
    expect(secret).toBeTruthy()
    expect(exposed.includes(String(secret).toLowerCase())).toBe(false)
  }

  const cookies = await context.cookies()
  expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]).sort()).toEqual([
    ['gatehouse', true, 'Lax'],
    ['gatehouse-device', true, 'Lax'],
  ])
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(storage).not.toMatch(/maria|santos|token|jwt/i)
})

test('sends each upstream call only the credentials it needs', async ({ page, stack }) => {
  await signIn(page, stack)
  const credentials = (await stack.calls()).map(({ method, path, headers }) => [
    `${method} ${path}`,
    ['authorization', 'clientauthorization', 'jwtauthorization', 'timecode'].filter(
      (name) => name in headers,
    ),
  ])
  const service = ['authorization', 'clientauthorization']
  const flow = [
    ['POST /Api/User/Google/ReCaptcha/Verify', service],
    ['POST /User/CheckUserForcePassword', service],
    ['POST /User/GetLoginId', service],
    ['POST /user/Check2FA', service],
    ['POST /User/Login', service],
    ['POST /EmployeeContent/GetContent', [...service, 'jwtauthorization', 'timecode']],
  ]
  const token = ['POST /Api/Account/Authenticate', []]
  // The service token may be cached from an earlier test.
  expect(credentials.filter(([call]) => call !== token[0])).toEqual(
    expect.arrayContaining(flow.map((one) => expect.arrayContaining(one))),
  )
})

test('shows nothing personal on Back after sign-out, and refuses the old cookie', async ({
  page,
  stack,
  context,
  request,
}) => {
  await page.goto('/')
  await signIn(page, stack)
  const cookies = await context.cookies()
  const cookie = cookies.find(({ name }) => name === 'gatehouse')
  await page.getByRole('button', { name: 'Maria Santos, your menu' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['gatehouse-device'])

  await page.goBack().catch(() => null)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(homeTitle)
  await expect(page.getByText('Maria')).toHaveCount(0)

  const response = await request.get('/api/content/announcements', {
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  })
  expect(response.status()).toBe(401)
})
