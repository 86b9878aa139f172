import { useState } from 'react'
import type { ApplyingState } from './applying-context.ts'
import { brandOf } from './brand-of.ts'
import { useSaver } from './draft/use-saver.ts'
import { marksOf } from './marks.ts'
import { type StageId, stagesOf, stagesWrong, stageToOpen, stepOf } from './stages.ts'
import type { StepperProps } from './stepper.tsx'

/** Which stage is open, which are done, and what has been typed in them. */
export function useStages({ job, view: opened, continued, onOver }: StepperProps) {
  const [saver, saveState] = useSaver(job.id)
  const [view, setView] = useState(opened)
  // What could not be saved when somebody went elsewhere is newer.
  const [values, setValues] = useState(() => saver.pending()?.values ?? opened.values)
  const [marks, setMarks] = useState<ReadonlySet<string>>(() => marksOf(opened))
  const [open, setOpen] = useState(() => stageToOpen(opened))
  const [done, setDone] = useState<ReadonlySet<StageId>>(() => {
    const before = stagesOf(opened, opened.values)
    return new Set(before.slice(0, before.indexOf(stageToOpen(opened))))
  })
  const [tried, setTried] = useState<StageId | null>(null)
  /** Somebody has gone to the open stage by themselves. */
  const [came, setCame] = useState(!continued)
  const all = stagesOf(view, values)

  const goTo = (stage: StageId) => {
    setCame(true)
    setOpen(stage)
    saver.change({ step: stepOf(stage, view.steps), values })
    void saver.save().catch(() => undefined)
  }

  const state: ApplyingState = {
    job,
    brand: brandOf(job),
    view,
    values,
    change(next) {
      setValues(next)
      saver.change({ step: stepOf(open, view.steps), values: next })
    },
    saver,
    marks,
    seen: (prefix) =>
      setMarks((before) => new Set([...before].filter((name) => !name.startsWith(prefix)))),
    tried,
    goTo(stage) {
      setTried(null)
      goTo(stage)
    },
    goOn() {
      const now = new Set([...done, open])
      setDone(now)
      setTried(null)
      goTo(all.find((stage) => !now.has(stage)) ?? 'agreement')
    },
    showWrong(fields) {
      const wrong = stagesWrong(fields, all)
      const [first] = wrong
      setDone(new Set([...done].filter((stage) => !wrong.includes(stage))))
      if (!first || first === open) return
      setTried(first)
      goTo(first)
    },
    answered(answer) {
      setView(answer)
      setValues(answer.values)
      setMarks(marksOf(answer))
    },
    over(how) {
      saver.drop()
      onOver(how)
    },
  }

  return { state, all, open, done, came, saveState }
}
