/**
 * Answers that the gateway has put into the page it served, by the address that would be asked: the
 * first view needs no request for them. Each serves once, since whoever asks again wants news.
 */
const given = new Map(Object.entries(readGiven()))

function readGiven(): Record<string, unknown> {
  return JSON.parse(document.getElementById('gatehouse-answers')?.textContent || '{}')
}

/** Takes the answer to an address; undefined where the page brought none, or it has been taken. */
export function takeGiven(address: string): unknown {
  const answer = given.get(address)
  given.delete(address)
  return answer
}
