import { setTimeout as wait } from 'node:timers/promises'
import { endpoint } from '@gatehouse/contracts/endpoint'
import { Type } from 'typebox'
import type { Area } from '../areas/area-context.ts'

const Note = Type.Object({ owner: Type.String(), version: Type.Integer() })

export const readNote = endpoint({
  method: 'GET',
  path: '/api/probe/note',
  access: 'signed-in',
  cache: 'caller',
  reply: Note,
  problems: [],
})

export const writeNote = endpoint({
  method: 'POST',
  path: '/api/probe/note',
  access: 'signed-in',
  reply: Note,
  problems: [],
})

/** A versioned note per user, stored like at a slow upstream shared by all instances. */
export function noteArea(random: () => number): Area {
  const versions = new Map<string, number>()
  const noteOf = (owner: string) => ({ owner, version: versions.get(owner) ?? 0 })
  const delay = () => wait(random() * 4)

  return ({ serve }) => {
    serve(readNote, async ({ caller }) => {
      await delay()
      const note = noteOf(caller.userId)
      await delay()
      return note
    })
    serve(writeNote, async ({ caller }) => {
      await delay()
      versions.set(caller.userId, noteOf(caller.userId).version + 1)
      const note = noteOf(caller.userId)
      await delay()
      return note
    })
  }
}
