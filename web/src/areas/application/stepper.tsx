import { chakra } from '@chakra-ui/react'
import type { Application } from '@gatehouse/contracts/portal/application'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { Suspense, useEffect } from 'react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { ApplyingContext, type Over } from './applying-context.ts'
import { Continued } from './continued.tsx'
import { SaveNote } from './draft/save-note.tsx'
import { Gone } from './gone.tsx'
import { text } from './messages.ts'
import { StageHeading } from './stage-heading.tsx'
import { fetchStages, stages } from './stages.ts'
import { useStages } from './use-stages.ts'

export interface StepperProps {
  job: Job
  /** As it was opened. */
  view: Application
  /** It was begun on an earlier visit. */
  continued: boolean
  onOver: (over: Over) => void
  /** There is none any more: from the beginning. */
  onNothing: () => void
}

/** What is done, what is open with its form below, and what is left [2 §2 Apply flow 4]. */
export function Stepper(props: StepperProps) {
  const t = useText(text)
  const { continued, onNothing } = props
  const { state, all, open, done, came, saveState } = useStages(props)
  useEffect(() => fetchStages(all), [])

  return (
    <ApplyingContext value={state}>
      <Continued
        view={state.view}
        continued={continued}
        saver={state.saver}
        onNothing={onNothing}
      />
      {saveState === 'gone' && <Gone onGoOn={onNothing} />}
      <chakra.ol aria-label={t('steps')} listStyleType="none" display="grid">
        {all.map((id, index) => {
          const { title, Part } = stages[id]
          const now = id === open
          const isDone = done.has(id)
          return (
            <Stage key={id} aria-current={now ? 'step' : undefined}>
              <Mark data-now={now} data-done={isDone && !now} aria-hidden="true">
                {isDone && !now ? <Icon shape="done" /> : index + 1}
              </Mark>
              <chakra.div
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                columnGap="2"
                minHeight="48px"
              >
                {now ? (
                  <StageHeading takesFocus={came}>{t(title)}</StageHeading>
                ) : (
                  <chakra.h3 fontWeight="600" color={isDone ? 'ink' : 'muted'}>
                    {t(title)}
                  </chakra.h3>
                )}
                <chakra.span
                  {...(now || isDone ? { srOnly: true } : { fontSize: 'sm', color: 'muted' })}
                >
                  {t(now ? 'now' : isDone ? 'done' : 'toDo')}
                </chakra.span>
                {isDone && !now && (
                  <Button look="plain" onClick={() => state.goTo(id)}>
                    <span>
                      {t.rich('change', {
                        name: () => <chakra.span srOnly>{t(title)}</chakra.span>,
                      })}
                    </span>
                  </Button>
                )}
              </chakra.div>
              {now && (
                <chakra.div gridColumn={{ base: '1 / -1', md: '2' }} paddingBlock="2" minWidth="0">
                  <Suspense fallback={<PageSkeleton />}>
                    <Part key={`${id}-${state.tried}`} />
                  </Suspense>
                  <SaveNote state={saveState} />
                </chakra.div>
              )}
            </Stage>
          )
        })}
      </chakra.ol>
    </ApplyingContext>
  )
}

const Stage = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: '2',
    borderTop: '1px solid',
    borderColor: 'line',
    paddingBlock: '1',
  },
})

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    marginTop: '1',
    borderRadius: '50%',
    border: '1px solid',
    borderColor: 'edge',
    color: 'muted',
    fontWeight: '600',
    '&[data-now=true]': { bg: 'accent', borderColor: 'accent', color: 'onAccent' },
    '&[data-done=true]': { color: 'good', borderColor: 'transparent' },
  },
})
