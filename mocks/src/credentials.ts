import { hostOrigin } from './host-origin.ts'

/** Credentials that the fakes accept. They guard invented data only. */
export const fakeCredentials = {
  serviceUsername: 'gatehouse-service',
  servicePassword: 'fake-service-password',
  clientId: 'gatehouse',
  clientSecret: 'fake-client-secret',
  clientAuthorization: 'fake-client-authorization',
  /** The gateway's own id at the identity provider: another one than at the User system. */
  identityClientId: 'gatehouse-portal',
} as const

interface Addresses {
  apiUrl: string
  payrollUrl?: string
  identityUrl?: string
}

/** The environment settings with which a gateway calls these fakes. */
export function gatewaySettings(fakes: Addresses): Record<string, string> {
  return {
    UPSTREAM_API_URL: fakes.apiUrl,
    SERVICE_USERNAME: fakeCredentials.serviceUsername,
    SERVICE_PASSWORD: fakeCredentials.servicePassword,
    CLIENT_ID: fakeCredentials.clientId,
    CLIENT_SECRET: fakeCredentials.clientSecret,
    CLIENT_AUTHORIZATION: fakeCredentials.clientAuthorization,
    ...(fakes.identityUrl && {
      IDENTITY_PROVIDER_URL: fakes.identityUrl,
      IDENTITY_CLIENT_ID: fakeCredentials.identityClientId,
    }),
    GEOCODER_URL: `${fakes.apiUrl}/maps`,
    ...(fakes.payrollUrl && {
      PAYROLL_LOGOUT_URL: `${fakes.payrollUrl}/logout`,
      INTERNAL_CAREERS_URL: `${fakes.payrollUrl}/internal-jobs`,
      DRIVERS_APPLY_URL: `${fakes.payrollUrl}/drivers?job={jobId}`,
    }),
    HOST_ORIGINS: hostOrigin(fakes.apiUrl),
    PRIVACY_EMAIL: 'privacy@example.test',
  }
}
