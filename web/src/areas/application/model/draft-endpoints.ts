import {
  discardApplication,
  discardWorkerApplication,
  readApplication,
  readWorkerApplication,
  saveApplication,
  saveWorkerApplication,
} from '@gatehouse/contracts/portal/application'

const ofBrowser = { read: readApplication, save: saveApplication, discard: discardApplication }
const ofWorker = {
  read: readWorkerApplication,
  save: saveWorkerApplication,
  discard: discardWorkerApplication,
}

/** A worker's draft opens to the account alone, any other to the browser. */
export const draftEndpoints = (isWorker: boolean) => (isWorker ? ofWorker : ofBrowser)
