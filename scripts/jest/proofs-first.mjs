import Sequencer from '@jest/test-sequencer'

/** Starts the proofs first: each takes minutes, and at the end one worker would be idle. */
export default class ProofsFirst extends Sequencer {
  sort(tests) {
    const isProof = ({ context }) => context.config.displayName?.name === 'proofs'
    const sorted = super.sort(tests)
    return [...sorted.filter(isProof), ...sorted.filter((test) => !isProof(test))]
  }
}
