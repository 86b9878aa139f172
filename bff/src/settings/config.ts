import { contentLanguages } from '@gatehouse/contracts/content-language'
import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { signInPaths } from '@gatehouse/contracts/upstream/payroll-pages'
import { builtPortal } from '../built-portal.ts'
import { areaOf } from '../endpoints/area-of.ts'
import { identityErrors } from './identity-settings.ts'
import {
  brandSites,
  footerLinks,
  optionalLink,
  optionalLinkWith,
  storeLinks,
} from './link-setting.ts'
import { maxRequestMs } from './longest-request.ts'
import { isLoopback } from './loopback.ts'
import { operationPaths, pathsBy } from './path-setting.ts'
import { redisErrors } from './redis-settings.ts'
import {
  baseUrl,
  brandNames,
  day,
  headerName,
  headerValue,
  hostsAndPorts,
  instanceName,
  keyRing,
  networks,
  oneOf,
  openOrClosed,
  optionalBaseUrl,
  optionalContact,
  optionalHttpUrl,
  optionalMailbox,
  optionalRedisUrl,
  optionalTcpAddress,
  optionalText,
  optionalToken,
  optionalUrlWith,
  origin,
  origins,
  policies,
  portalFolder,
  redisPrefix,
  type Setting,
  scopes,
  setting,
  share,
  text,
  wholeNumber,
} from './setting.ts'
import { settingValue } from './setting-file.ts'

const writeAreas = new Set(endpoints.filter(({ method }) => method !== 'GET').map(areaOf))
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** All settings of the gateway, read from the environment here alone. */
export const settings = {
  HOST: setting('Address to listen on', text, '127.0.0.1'),
  PORT: setting('Port to listen on; 0 takes any free one', wholeNumber(0, 65535), '3000'),
  PUBLIC_ORIGIN: setting(
    'Origin at which browsers reach the portal',
    origin,
    'http://localhost:3000',
  ),
  TRUST_PROXY: setting(
    'Comma list of proxy addresses whose X-Forwarded headers count',
    networks,
    '',
  ),
  PORTAL_DIR: setting('Directory of the built portal', portalFolder, builtPortal),
  ASSETS_DIR: setting(
    'Folder in which the assets of each build stay for 30 days after its last gateway, for open tabs; instances may share it',
    optionalText,
    '',
  ),
  OPS_HOST: setting('Address of the operations listener', text, '127.0.0.1'),
  OPS_PORT: setting(
    'Port of the operations listener; 0 takes any free one',
    wholeNumber(0, 65535),
    '3010',
  ),
  INSTANCE_NAME: setting(
    'Name of this instance on the operations console, its own among all; default: the name of the host with OPS_PORT',
    instanceName,
    '',
  ),
  OPS_TOKEN: setting(
    'Password of the operations listener, 16 characters or more: for forcing breakers and acting on accounts, and beyond loopback for all but /live and /ready',
    optionalToken,
    '',
  ),
  DRAIN_NOTICE_SECONDS: setting(
    'Graceful shutdown: seconds between readiness off and draining, longer than the health check interval of the load balancer',
    wholeNumber(0, 600),
    '0',
  ),
  DRAIN_SECONDS: setting(
    'Graceful shutdown: seconds for requests in flight to finish',
    wholeNumber(0, 600),
    '20',
  ),
  LOG_LEVEL: setting('Log level', oneOf(...levels), 'info'),

  AUDIT_LOG: setting('File of the audit log; default: standard error', optionalText, ''),
  AUDIT_KEY: setting('HMAC key of the audit log chain; required behind https', optionalText, ''),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    'Collector of OpenTelemetry traces (OTLP over HTTP); without it tracing is off',
    optionalHttpUrl,
    '',
  ),
  OTEL_SERVICE_NAME: setting('Name of this service in traces', text, 'gatehouse'),
  OTEL_TRACES_SAMPLER_ARG: setting(
    "Share of traces that are sampled, from 0 to 1; a trusted proxy's decision wins",
    share,
    '1',
  ),
  SHED_DELAY_MS: setting(
    'Load shedding: event loop delay above which requests get 503, milliseconds; 0 turns it off',
    wholeNumber(0, 60_000),
    '1000',
  ),

  PRIVACY_EMAIL: setting(
    'E-mail address for privacy requests; without it the page gives the support phone',
    optionalMailbox,
    '',
  ),
  SECURITY_CONTACT: setting(
    'Where to report vulnerabilities, mailto: or https: address; without it there is no /.well-known/security.txt',
    optionalContact,
    '',
  ),
  GARNISHMENTS_EMAIL: setting(
    'E-mail address for questions about child support orders; without it the page gives the support phone',
    optionalMailbox,
    '',
  ),
  INTERNAL_CAREERS_URL: setting(
    'Redirect target of /internal-careers, the jobs for internal staff; without it there is no redirect',
    optionalHttpUrl,
    '',
  ),

  PRODUCT_NAME: setting('Product name shown to users', text, 'Gatehouse'),
  CONTENT_LANGUAGE: setting(
    'Language of upstream text that is too short to tell: en or es',
    oneOf(...contentLanguages),
    'en',
  ),
  SUPPORT_PHONE: setting('Support phone shown in messages', text, '1-800-555-0142'),
  FOOTER_LINKS: setting('Footer links, as JSON by name', footerLinks, '{}'),
  STORE_LINKS: setting('Links to the mobile app in the stores, as JSON by name', storeLinks, '{}'),
  CAREERS_URL: setting(
    'Careers site opened by Search Jobs; without it the button is hidden',
    optionalLink,
    '',
  ),
  ADVERT_URL: setting('Advert shown in a frame below the menu', optionalLink, ''),
  CHAT_URL: setting('Page shown in a frame by the Chat button', optionalLink, ''),
  MENU: setting(
    'Menu: all entries that apply to a user (full), or a single Dashboard link (dashboard)',
    oneOf('full', 'dashboard'),
    'full',
  ),
  TAX_INFORMATION_MENU: setting(
    'Whether the menu has an entry for Tax Information (shown) or other pages link to it (hidden)',
    oneOf('shown', 'hidden'),
    'hidden',
  ),
  CALIFORNIA_NOTICE_REVIEWED: setting(
    'Date of the last review of the California notice; another date must be accepted anew',
    day,
    '2026-11-21',
  ),
  CALIFORNIA_NOTICE_FORM: setting('Form number of the California notice', text, 'CA-1'),
  DAILY_PAY_URL: setting(
    'Site where Daily Pay deposits are changed; without it the page names no address',
    optionalLink,
    '',
  ),
  DOCUMENT_URL: setting(
    'Page at which an e-document is opened, with {reportID}; without it the gateway sends the file',
    optionalLinkWith('{reportID}'),
    '',
  ),
  INTERNET_EXPLORER_HELP: setting(
    'Whether the help for signing e-documents has a page for Internet Explorer (shown or hidden)',
    oneOf('shown', 'hidden'),
    'hidden',
  ),

  UPSTREAM_API_URL: setting('Base address of the upstream API', baseUrl),
  UPSTREAM_PATHS: setting(
    'Paths of operations where they differ from those of the specifications, as JSON: {"send2FA": "/User/Code"}',
    operationPaths,
    '{}',
  ),
  SERVICE_USERNAME: setting('Service account of the upstream API', text),
  SERVICE_PASSWORD: setting('Password of the service account', text),
  CLIENT_ID: setting('Client id sent with sign-in', text),
  CLIENT_SECRET: setting('Client secret sent with sign-in', text),
  NAMES_KEYS: setting(
    'Key ring of the names (HMACs) of users and accounts, comma list of 16 characters or more each: the first makes, all verify; CLIENT_SECRET stands for the value of that setting',
    keyRing,
    'CLIENT_SECRET',
  ),
  CLIENT_AUTHORIZATION: setting('Value of the client authorization header', headerValue),
  HEADER_SERVICE: setting('Header of the service token', headerName, 'Authorization'),
  HEADER_CLIENT: setting('Header of the client authorization', headerName, 'ClientAuthorization'),
  HEADER_JWT: setting("Header of the caller's JWT", headerName, 'JwtAuthorization'),
  HEADER_TIMECODE: setting("Header of the caller's user id", headerName, 'TimeCode'),
  HEADER_PORTAL_USER: setting(
    "Header of the caller's payroll id, sent to the payroll host",
    headerName,
    'PortalUser',
  ),
  UPSTREAM_READ_MS: setting(
    'Deadline of an upstream read, milliseconds',
    wholeNumber(100, 60_000),
    '5000',
  ),
  UPSTREAM_WRITE_MS: setting(
    'Deadline of an upstream write, milliseconds',
    wholeNumber(100, 120_000),
    '15000',
  ),
  REQUEST_MS: setting(
    'Deadline of a request over all its upstream calls, milliseconds',
    wholeNumber(100, maxRequestMs),
    '25000',
  ),
  PAGE_MS: setting(
    'Timeout of the meta data of a page, milliseconds; later the page is sent without them',
    wholeNumber(100, 25_000),
    '2000',
  ),
  UPSTREAM_MAX_BYTES: setting(
    'Largest upstream response, bytes',
    wholeNumber(1024, 64 * 2 ** 20),
    '4194304',
  ),
  UPSTREAM_FILE_MS: setting(
    'Deadline of an upstream file, from the request to its last byte, milliseconds',
    wholeNumber(100, 600_000),
    '60000',
  ),
  UPSTREAM_FILE_MAX_BYTES: setting(
    'Largest upstream file, bytes',
    wholeNumber(1024, 2 ** 30),
    '10485760',
  ),
  UPSTREAM_CONCURRENT: setting(
    'Bulkhead: concurrent requests to one upstream system; others queue',
    wholeNumber(1, 4096),
    '1024',
  ),
  UPSTREAM_PROXY: setting(
    'Proxy (CONNECT) to all systems but Redis, scanner and trace collector, as http://user:password@proxy:3128',
    optionalHttpUrl,
    '',
  ),
  UPSTREAM_POLICIES: setting(
    'Upstream policies by operation, as JSON: {"getContent": {"deadlineMs": 2000}}',
    policies,
    '{}',
  ),
  RECORD_UPSTREAMS: setting(
    'Folder for a recording of all upstream answers, redacted, for the fakes to replay; without it nothing is recorded',
    optionalText,
    '',
  ),
  RECORD_MINUTES: setting('Duration of the recording, minutes', wholeNumber(1, 1440), '60'),
  BREAKER_FAILURES: setting(
    'Consecutive failures that open the circuit breaker of an operation',
    wholeNumber(1, 1000),
    '10',
  ),
  BREAKER_REST_MS: setting(
    'Time before an open circuit breaker becomes half-open, milliseconds',
    wholeNumber(100, 600_000),
    '10000',
  ),

  SIGN_IN: setting(
    'Sign-in flow: password and passcode (passcode), identity provider that sends a session_token (redirect) or speaks OpenID Connect (oidc), or password alone (legacy)',
    oneOf('passcode', 'redirect', 'oidc', 'legacy'),
    'passcode',
  ),
  IDENTITY_PROVIDER_URL: setting(
    'URL of the identity provider; required with SIGN_IN=redirect',
    optionalBaseUrl,
    '',
  ),
  IDENTITY_CLIENT_ID: setting('Client id at the identity provider', optionalText, ''),
  IDENTITY_LOGIN_URL: setting(
    'Sign-in page of the identity provider, with {returnTo}, {state} and {clientId}; default: that of Auth0, /authorize?response_type=code&client_id={clientId}&redirect_uri={returnTo}&state={state}',
    optionalLinkWith('{returnTo}', '{state}'),
    '',
  ),
  IDENTITY_LOGOUT_URL: setting(
    'Log-out page of the identity provider, with {returnTo} and {clientId}; default: that of Auth0, /v2/logout?client_id={clientId}&returnTo={returnTo}',
    optionalLinkWith('{returnTo}'),
    '',
  ),
  IDENTITY_ISSUER: setting(
    'Issuer (iss) of the tokens of the identity provider; with SIGN_IN=oidc its address, at which discovery finds all others; default: IDENTITY_PROVIDER_URL, with SIGN_IN=redirect with a slash at its end',
    optionalText,
    '',
  ),
  IDENTITY_AUDIENCE: setting(
    'Audience (aud) of the tokens with SIGN_IN=redirect; default: IDENTITY_CLIENT_ID',
    optionalText,
    '',
  ),
  IDENTITY_JWKS_URL: setting(
    'Public keys of the identity provider (JWKS); default: /.well-known/jwks.json',
    optionalHttpUrl,
    '',
  ),
  IDENTITY_CLAIM: setting('Claim of its tokens that holds the login id', text, 'loginId'),
  IDENTITY_CLIENT_SECRET: setting(
    'Secret of the client with SIGN_IN=oidc; required unless IDENTITY_CLIENT_AUTH is none',
    optionalText,
    '',
  ),
  IDENTITY_CLIENT_AUTH: setting(
    'How the client authenticates with SIGN_IN=oidc: client_secret_basic, client_secret_post or none',
    oneOf('client_secret_basic', 'client_secret_post', 'none'),
    'client_secret_basic',
  ),
  IDENTITY_SCOPES: setting(
    'Scopes requested with SIGN_IN=oidc, separated by spaces; openid is one of them',
    scopes,
    'openid profile email',
  ),
  IDENTITY_PROMPT: setting(
    'What an OpenID provider is asked at the next sign-in of a browser that it cannot sign out without a question: login or select_account',
    oneOf('login', 'select_account'),
    'login',
  ),
  PAYROLL_URL: setting(
    'Origin of the payroll host: of its sign-in, and of the pages it leads to',
    origin,
  ),
  PAYROLL_SIGN_IN_PATHS: setting(
    'Paths at the payroll host to which its sign-in form is posted, as JSON by page',
    pathsBy(signInPaths),
    '{}',
  ),
  PEOPLE_NET_URL: setting(
    'Single sign-on to time entry for users with a people-net client id, with {clientId}; without it they use the payroll host',
    optionalUrlWith('{clientId}'),
    '',
  ),
  PAYROLL_LOGOUT_URL: setting(
    'Log-out page of the payroll system (https), opened when an idle session ends',
    optionalLink,
    '',
  ),
  IDLE_SECONDS: setting(
    'Idle timeout: seconds without input before the countdown',
    wholeNumber(5, 7200),
    '120',
  ),
  IDLE_COUNTDOWN_SECONDS: setting(
    'Idle timeout: seconds of the countdown',
    wholeNumber(5, 3600),
    '60',
  ),

  REDIS_URL: setting(
    'Redis for state shared by instances; without it state is in memory',
    optionalRedisUrl,
    '',
  ),
  REDIS_PREFIX: setting('Prefix of all keys in Redis', redisPrefix, 'gatehouse:'),
  REDIS_TIMEOUT_MS: setting(
    'Deadline of a Redis command, milliseconds; later the request is answered 503',
    wholeNumber(50, 60_000),
    '300',
  ),
  REDIS_SENTINELS: setting(
    'Comma list of Sentinels (host:port) that name the master; REDIS_URL then gives user, password, database and TLS alone',
    hostsAndPorts,
    '',
  ),
  REDIS_SENTINEL_NAME: setting('Name of the master at the Sentinels', text, 'mymaster'),
  REDIS_SENTINEL_PASSWORD: setting('Password of the Sentinels themselves', optionalText, ''),
  REDIS_CLUSTER_NODES: setting(
    'Comma list of nodes (host:port) by which a Redis Cluster is found; REDIS_URL then gives user, password and TLS alone. All keys are in one slot',
    hostsAndPorts,
    '',
  ),
  SESSION_IDLE_MINUTES: setting(
    'Idle timeout of a session, minutes',
    wholeNumber(1, 24 * 60),
    '30',
  ),
  SESSION_HOURS: setting(
    'Longest lifetime of a session, hours; it ends earlier with its upstream token',
    wholeNumber(1, 72),
    '12',
  ),
  CACHE_SECONDS: setting(
    'Lifetime of cached replies, seconds; 0 turns the cache off',
    wholeNumber(0, 3600),
    '30',
  ),
  CACHE_MAX_BYTES: setting(
    'Memory limit of the reply cache, bytes',
    wholeNumber(2 ** 20, 2 ** 32),
    '67108864',
  ),

  LIMIT_WRONG: setting(
    'Rate limit: wrong passwords or passcodes for one account in LIMIT_LOCK_MINUTES',
    wholeNumber(1, 1000),
    '6',
  ),
  LIMIT_LOCK_MINUTES: setting(
    'Window of LIMIT_WRONG, LIMIT_ADDRESS and LIMIT_RECOVERY, minutes',
    wholeNumber(1, 1440),
    '15',
  ),
  LIMIT_ADDRESS: setting(
    'Rate limit: failed attempts from one IP address in LIMIT_LOCK_MINUTES',
    wholeNumber(1, 100_000),
    '60',
  ),
  LIMIT_READS: setting(
    'Rate limit: anonymous reads from one IP address in a minute that no cache answers',
    wholeNumber(1, 1_000_000),
    '300',
  ),
  LIMIT_PASSCODES: setting(
    'Rate limit: passcodes sent by signing in to one account in an hour',
    wholeNumber(1, 100_000),
    '20',
  ),
  LIMIT_WRONG_PASSCODES: setting(
    'Wrong passcodes for one account in a row, after which support has to help',
    wholeNumber(1, 100_000),
    '100',
  ),
  SIGN_IN_SLOT_MS: setting(
    'Constant time: refused passwords are answered at a multiple of this, milliseconds; 0 turns it off',
    wholeNumber(0, 10_000),
    '500',
  ),
  LIMIT_RESENDS: setting(
    'Rate limit: passcodes resent within one sign-in',
    wholeNumber(1, 100),
    '5',
  ),
  RESEND_AFTER_SECONDS: setting(
    'Minimum pause between two passcodes, seconds',
    wholeNumber(1, 600),
    '30',
  ),
  RECOVERY_MESSAGES: setting(
    'Recovery messages: explicit (discloses unknown accounts) or neutral (same reply for every account)',
    oneOf('neutral', 'explicit'),
    'neutral',
  ),
  RECOVERY_SLOT_MS: setting(
    'Constant time: neutral recovery replies are delayed to a multiple of this, milliseconds; 0 turns it off',
    wholeNumber(0, 10_000),
    '1000',
  ),
  RESET_STEP_UP: setting(
    'Whether a password reset by link or PIN needs a passcode (passcode), or the one-time link or PIN is enough (none)',
    oneOf('passcode', 'none'),
    'passcode',
  ),
  LIMIT_RECOVERY: setting(
    'Rate limit: reset links and security answers for one account, wrong PINs from one IP address, in LIMIT_LOCK_MINUTES',
    wholeNumber(1, 1000),
    '5',
  ),
  LIMIT_PINS: setting(
    'Rate limit: wrong PINs from all IP addresses in an hour',
    wholeNumber(1, 100_000),
    '200',
  ),
  LIMIT_LOOKUPS: setting(
    'Rate limit: e-mail address look-ups from one IP address in an hour',
    wholeNumber(1, 100_000),
    '5',
  ),
  LIMIT_LOOKUPS_NAME: setting(
    'Rate limit: e-mail address look-ups for one last name in a day',
    wholeNumber(1, 100_000),
    '10',
  ),
  LIMIT_UNVERIFIED: setting(
    'Rate limit: writes from one IP address in 10 minutes while the bot score is unavailable',
    wholeNumber(1, 100_000),
    '10',
  ),
  LIMIT_TRACKING: setting(
    'Rate limit: batches of tracking events from one IP address in a minute',
    wholeNumber(1, 100_000),
    '120',
  ),
  JOB_BRAND_NAMES: setting(
    'Comma list of the brands with jobs: code=Name',
    brandNames,
    'arna=Arna,staffmark=Staffmark,staffmarkdrivers=Staffmark Drivers,prostaff=Pro Staff,warets=Warets,hunter-hamilton=Hunter Hamilton,dyson=Dyson,xpo=XPO',
  ),
  JOB_BRAND_SITES: setting(
    'Sites of the brands for search engines, as JSON by brand code: {"arna": "https://…"}',
    brandSites,
    '{}',
  ),
  JOB_POSTING_DAYS: setting(
    'Days after posting until which search engines show a job; 0 tells them no date',
    wholeNumber(0, 3650),
    '0',
  ),
  SEARCH_EXTRAS_MS: setting(
    'Milliseconds a job search waits for its extras: salaries, and the count in all brands; 0 for none',
    wholeNumber(0, 5_000),
    '400',
  ),
  DEFAULT_SEARCH_BRANDS: setting(
    'Brands of a search that chooses none: default (arna alone) or all',
    oneOf('default', 'all'),
    'default',
  ),
  DRIVERS_APPLY_URL: setting(
    "Application URL of drivers' jobs, with {jobId}; without it the job shows the contact only",
    optionalUrlWith('{jobId}'),
    '',
  ),
  GEOCODER_URL: setting(
    'Reverse geocoder for postal codes (Nominatim API); without it the portal does not request the location',
    optionalBaseUrl,
    '',
  ),
  VISITOR_LOCATION_URL: setting(
    "Third party that tells a visitor's city, with {ip}, which is cut to its network; without it none is asked",
    optionalUrlWith('{ip}'),
    '',
  ),
  SITEMAP_MINUTES: setting(
    'Cache lifetime of the sitemap and the job feed, minutes',
    wholeNumber(1, 1440),
    '15',
  ),

  REQUIRE_US_ELIGIBILITY: setting(
    'Whether applicants must confirm that they are eligible to work in the US',
    oneOf('false', 'true'),
    'false',
  ),
  EXISTING_CANDIDATE_PREFILL: setting(
    'Prefill for the e-mail address of an existing candidate: masked or full',
    oneOf('masked', 'full'),
    'masked',
  ),
  EXISTING_CANDIDATE_CHANGES: setting(
    'Changes to what is on file of an existing candidate: sent (send), or what is on file stays (keep); keep needs EXISTING_CANDIDATE_PREFILL=masked',
    oneOf('send', 'keep'),
    'send',
  ),
  APPLICATION_HOURS: setting(
    'Lifetime of an application draft after its last change, hours',
    wholeNumber(1, 72),
    '12',
  ),
  LIMIT_EMAIL_CHECKS: setting(
    'Rate limit: different e-mail addresses looked up by applicants from one IP address in an hour',
    wholeNumber(1, 100_000),
    '300',
  ),
  LIMIT_ACCOUNT_CHECKS: setting(
    'Rate limit: bank accounts checked for one user in an hour',
    wholeNumber(1, 1000),
    '30',
  ),
  LIMIT_RESUMES: setting(
    'Rate limit: résumés uploaded in an hour by one worker, or under one e-mail address from one IP address',
    wholeNumber(1, 1000),
    '30',
  ),
  UPLOAD_MAX_BYTES: setting('Largest upload, bytes', wholeNumber(1024, 64 * 2 ** 20), '10485760'),
  UPLOAD_SECONDS: setting(
    'Deadline of an operation that takes a file, seconds',
    wholeNumber(1, 300),
    '60',
  ),
  UPLOADS_AT_ONCE: setting(
    'Memory limit of concurrent uploads, in uploads of the largest size; others wait',
    wholeNumber(2, 1000),
    '8',
  ),
  UPLOADS_PER_ADDRESS: setting(
    'Uploads received at once from one IP address, in IPv6 from one /64; others wait',
    wholeNumber(1, 1000),
    '2',
  ),
  UPLOAD_SCANNER: setting(
    'Virus scanner (clamd) of every upload, tcp://host:port; without it uploads are not scanned',
    optionalTcpAddress,
    '',
  ),
  THANK_YOU_AD_SOURCE: setting('Ad source whose applicants see the thank-you panel', text, '267'),
  HOST_ORIGINS: setting(
    'Comma list of host origins: may frame pages with mode=internal and receive applications',
    origins,
    '',
  ),
  INTERNAL_NETWORKS: setting(
    "Comma list of networks of internal staff; elsewhere mode=internal is the visitors' search",
    networks,
    'loopback,linklocal,uniquelocal',
  ),

  BOT_SITE_KEY: setting(
    'reCAPTCHA v3 site key; without it the portal sends tokens that only the fakes accept',
    optionalText,
    '',
  ),
  BOT_THRESHOLD: setting('Bot scores at or below this are rejected', share, '0.5'),
  BOT_WHEN_DOWN: setting(
    'Whether writes are accepted without a score, by area (first part of the path): sign-in=open,account=closed; else open',
    openOrClosed(writeAreas),
    '',
  ),
} as const

export type Config = {
  readonly [Name in keyof typeof settings]: ReturnType<(typeof settings)[Name]['read']>
}

/** Lists all missing and invalid settings in one message. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const errors: string[] = []
  const config: Record<string, unknown> = {}
  for (const [name, { fallback, read }] of Object.entries<Setting<unknown>>(settings)) {
    try {
      const value = settingValue(environment, name) ?? fallback
      if (value === undefined) throw new Error('is required')
      config[name] = read(value)
    } catch (error) {
      errors.push(`${name}: ${(error as Error).message}`)
    }
  }
  const behindTls = String(config.PUBLIC_ORIGIN).startsWith('https:')
  if (behindTls && config.TRUST_PROXY === '')
    errors.push(
      'TRUST_PROXY: is required when PUBLIC_ORIGIN is https, or no session cookie can be set',
    )
  if (behindTls && config.AUDIT_KEY === '')
    errors.push('AUDIT_KEY: is required when PUBLIC_ORIGIN is https')
  if (config.OPS_TOKEN === '' && !isLoopback(String(config.OPS_HOST)))
    errors.push('OPS_TOKEN: is required unless OPS_HOST is a loopback address')
  if (config.EXISTING_CANDIDATE_CHANGES === 'keep' && config.EXISTING_CANDIDATE_PREFILL === 'full')
    errors.push('EXISTING_CANDIDATE_CHANGES: keep needs EXISTING_CANDIDATE_PREFILL=masked')
  errors.push(...identityErrors(config), ...redisErrors(config))
  // A same-origin frame could remove its own sandbox.
  for (const name of ['ADVERT_URL', 'CHAT_URL'])
    if (config[name] && new URL(String(config[name])).origin === config.PUBLIC_ORIGIN)
      errors.push(`${name}: must be of another origin than the portal`)
  const headers = Object.keys(settings).filter((name) => name.startsWith('HEADER_'))
  for (const name of headers) {
    const duplicate = headers.find((other) => other !== name && config[other] === config[name])
    if (duplicate && config[name]) errors.push(`${name}: names the same header as ${duplicate}`)
  }
  if (errors.length > 0)
    throw new ConfigError(`The gateway cannot start:\n${errors.map((f) => `  ${f}`).join('\n')}`)
  return config as Config
}
