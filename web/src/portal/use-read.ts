import type { Read, ReplyOf } from '@gatehouse/contracts/endpoint'
import useSWR, { mutate } from 'swr'
import { addressOf, call, type Input, type Question } from './call.ts'

/** What is shown is kept by its address: one read, however many parts of a page ask. */
export function useRead<E extends Read>(endpoint: E, question: Question<E>) {
  return useSWR<ReplyOf<E>, Error>(addressOf(endpoint, question), () =>
    call(endpoint, question as Input<E>),
  )
}

/** Reads before a page is displayed; its useRead then starts with the answer. */
export async function load<E extends Read>(
  endpoint: E,
  question: Question<E>,
): Promise<ReplyOf<E>> {
  const reply = await call(endpoint, question as Input<E>)
  await keep(endpoint, question, reply)
  return reply
}

/** Puts an answer that came another way where useRead finds it. */
export async function keep<E extends Read>(endpoint: E, question: Question<E>, reply: ReplyOf<E>) {
  await mutate(addressOf(endpoint, question), reply, { revalidate: false })
}
