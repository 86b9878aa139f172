import { type Settings, type Stack, startStack } from './stack.ts'

/** Stacks of one worker by their settings: tests with equal settings share a gateway. */
export interface StackPool {
  get(settings: Settings): Promise<Stack>
  stop(): Promise<void>
}

/** Each stack takes 0.3 GB, so the least recently used stops when there is one more. */
const mostRunning = 3

/** All tests of a worker are one network address. */
const highLimits = {
  RESEND_AFTER_SECONDS: '1',
  LIMIT_RESENDS: '100',
  LIMIT_RECOVERY: '1000',
  LIMIT_LOOKUPS: '1000',
  LIMIT_LOOKUPS_NAME: '1000',
  RECOVERY_SLOT_MS: '0',
}

export function createStackPool(): StackPool {
  const running = new Map<string, Stack>()

  async function stopLeastRecentlyUsed() {
    const [oldest] = running
    if (!oldest || running.size < mostRunning) return
    const [key, stack] = oldest
    running.delete(key)
    await stack.stop()
  }

  return {
    async get(settings) {
      const key = JSON.stringify(settings)
      let stack = running.get(key)
      if (!stack) {
        await stopLeastRecentlyUsed()
        stack = await startStack({ ...highLimits, ...settings })
      }
      running.delete(key)
      running.set(key, stack)
      return stack
    },
    async stop() {
      await Promise.all([...running.values()].map((stack) => stack.stop()))
    },
  }
}
