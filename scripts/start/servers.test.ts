import { expect, test } from '@jest/globals'
import { operatorEnvironment } from '../operator/environment.ts'
import { fakesSettings } from './servers.ts'

const urls = { apiUrl: 'http://127.0.0.1:3001', payrollUrl: 'http://127.0.0.1:3002' }

test('settings in the environment take precedence over those of the fakes, but for their addresses', () => {
  const own = {
    OPS_TOKEN: 'own',
    PRIVACY_EMAIL: 'own@example.test',
    CAREERS_URL: 'http://own.test',
  }
  const environment = { ...own, UPSTREAM_API_URL: '', PAYROLL_URL: 'http://own.test' }
  const settings = fakesSettings(urls, environment, { CAREERS_URL: '', ADVERT_URL: 'x' })
  for (const name of Object.keys(own)) expect(settings).not.toHaveProperty(name)
  expect(settings).toMatchObject({
    ADVERT_URL: 'x',
    UPSTREAM_API_URL: urls.apiUrl,
    PAYROLL_URL: urls.payrollUrl,
    CLIENT_ID: 'gatehouse',
  })
  expect(operatorEnvironment(own)).toMatchObject(own)
})
