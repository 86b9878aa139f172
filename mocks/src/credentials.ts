/** What the fakes accept from a gateway. They guard invented people only. */
export const fakeCredentials = {
  serviceUsername: 'gatehouse-service',
  servicePassword: 'fake-service-password',
  clientId: 'gatehouse',
  clientSecret: 'fake-client-secret',
  clientAuthorization: 'fake-client-authorization',
} as const

/** The environment settings with which a gateway calls these fakes. */
export function gatewaySettings(fakes: { apiUrl: string }): Record<string, string> {
  return {
    UPSTREAM_API_URL: fakes.apiUrl,
    SERVICE_USERNAME: fakeCredentials.serviceUsername,
    SERVICE_PASSWORD: fakeCredentials.servicePassword,
    CLIENT_ID: fakeCredentials.clientId,
    CLIENT_SECRET: fakeCredentials.clientSecret,
    CLIENT_AUTHORIZATION: fakeCredentials.clientAuthorization,
  }
}
