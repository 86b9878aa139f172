import { hostOrigin } from './host-origin.ts'

/** Credentials accepted by the fakes. No secrets: all data is invented. */
export const fakeCredentials = {
  serviceUsername: 'gatehouse-service',
  servicePassword: 'fake-service-password',
  clientId: 'gatehouse',
  clientSecret: 'fake-client-secret',
  clientAuthorization: 'fake-client-authorization',
  opsToken: 'fake-operations-token',
  /** Client id at the identity provider; differs from that at the User system. */
  identityClientId: 'gatehouse-portal',
  /** With characters that client_secret_basic and a form encode. */
  identityClientSecret: 'fake secret:100%+of/the=provider&',
} as const

interface Addresses {
  apiUrl: string
  payrollUrl?: string
  identityUrl?: string
}

/** Environment settings of a gateway that calls these fakes. */
export function gatewaySettings(fakes: Addresses): Record<string, string> {
  return {
    UPSTREAM_API_URL: fakes.apiUrl,
    SERVICE_USERNAME: fakeCredentials.serviceUsername,
    SERVICE_PASSWORD: fakeCredentials.servicePassword,
    OPS_TOKEN: fakeCredentials.opsToken,
    CLIENT_ID: fakeCredentials.clientId,
    CLIENT_SECRET: fakeCredentials.clientSecret,
    CLIENT_AUTHORIZATION: fakeCredentials.clientAuthorization,
    ...(fakes.identityUrl && {
      IDENTITY_PROVIDER_URL: fakes.identityUrl,
      IDENTITY_CLIENT_ID: fakeCredentials.identityClientId,
      IDENTITY_CLIENT_SECRET: fakeCredentials.identityClientSecret,
      PEOPLE_NET_URL: `${fakes.identityUrl}/samlp/{clientId}`,
    }),
    GEOCODER_URL: `${fakes.apiUrl}/maps`,
    VISITOR_LOCATION_URL: `${fakes.apiUrl}/maps/visitor?ip={ip}`,
    // Required, also by a gateway whose payroll host is not started.
    PAYROLL_URL: fakes.payrollUrl ?? 'http://127.0.0.1:3002',
    ...(fakes.payrollUrl && {
      PAYROLL_LOGOUT_URL: `${fakes.payrollUrl}/logout`,
      INTERNAL_CAREERS_URL: `${fakes.payrollUrl}/internal-jobs`,
      DRIVERS_APPLY_URL: `${fakes.payrollUrl}/drivers?job={jobId}`,
    }),
    HOST_ORIGINS: hostOrigin(fakes.apiUrl),
    PRIVACY_EMAIL: 'privacy@example.test',
    GARNISHMENTS_EMAIL: 'garnishments@example.test',
  }
}

/** Settings for tests, which send the requests of many people from one address, as few people. */
export const testSettings = {
  LIMIT_READS: '1000000',
  LIMIT_PASSCODES: '100000',
  SIGN_IN_SLOT_MS: '0',
  // Redis is slow on a busy test machine.
  REDIS_TIMEOUT_MS: '10000',
  // A busy test machine is no load to shed.
  SHED_DELAY_MS: '0',
} as const
