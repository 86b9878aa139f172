import { jest } from '@jest/globals'

// A virtual machine may be without its processor for seconds; bounds on time then fail.
jest.retryTimes(2, { logErrorsBeforeRetry: true })
