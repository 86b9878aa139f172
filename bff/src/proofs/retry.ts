import { jest } from '@jest/globals'

// A virtual machine may be without its processor for seconds; bounds on time then fail. At once: the tests
// after it change what it needs, such as a Redis that is down.
jest.retryTimes(2, { logErrorsBeforeRetry: true, retryImmediately: true })
