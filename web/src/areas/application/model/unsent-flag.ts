import { tabStore } from '../../../portal/storage.ts'

/** Stores only the job of a submission that has failed so far. */
const key = 'gatehouse.unsent'

/** True if the page was reloaded, or left, between the attempts of a submission [2 §9]. */
export const isUnsent = (jobId: string) => tabStore.get(key) === jobId

export const rememberUnsent = (jobId: string) => tabStore.set(key, jobId)

export const forgetUnsent = () => tabStore.remove(key)
