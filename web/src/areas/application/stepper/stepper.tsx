import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DraftExpired } from '../autosave/draft-expired.tsx'
import { SaveStatus } from '../autosave/save-status.tsx'
import { ApplicationContext } from '../model/application-context.ts'
import { StepHeading } from '../steps/step-heading.tsx'
import { DraftBanner } from './draft-banner.tsx'
import { text } from './messages.ts'
import { prefetchSteps, stepRegistry } from './registry.ts'
import { ReviewLead } from './review-lead.tsx'
import { StepProgress } from './step-progress.tsx'
import { type StepperProps, useStepper } from './use-stepper.ts'

/** Steps of the application; the open one shows its form [2 §2 Apply flow 4]. */
export function Stepper(props: StepperProps) {
  const t = useText(text)
  const { resumed, onRestart } = props
  const {
    state,
    steps,
    plannedSteps,
    openStep,
    completed,
    focusOnEntry,
    saveState,
    changedElsewhere,
  } = useStepper(props)
  useEffect(() => prefetchSteps(steps), [])

  return (
    <ApplicationContext value={state}>
      <DraftBanner resumed={resumed} onRestart={onRestart} />
      {saveState === 'expired' && (
        <DraftExpired
          losesDrafts={state.autosave.losesDrafts()}
          onContinue={() => {
            state.autosave.handOn()
            onRestart()
          }}
        />
      )}
      <StepProgress steps={plannedSteps} openStep={openStep} />
      <chakra.ol aria-label={t('steps')} listStyleType="none" display="grid">
        {steps.map((step, index) => {
          const { title, subtitle, answersTitle = title, StepForm } = stepRegistry[step]
          const isOpen = step === openStep
          const isDone = completed.has(step)
          return (
            <StepItem key={step} aria-current={isOpen ? 'step' : undefined}>
              <Marker data-open={isOpen} data-done={isDone && !isOpen} aria-hidden="true">
                {isDone && !isOpen ? <Icon shape="done" /> : index + 1}
              </Marker>
              <chakra.div
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                columnGap="2"
                minHeight="48px"
              >
                {isOpen ? (
                  <StepHeading takesFocus={focusOnEntry}>{t(title)}</StepHeading>
                ) : (
                  <chakra.h3 fontWeight="600" color={isDone ? 'ink' : 'muted'}>
                    {t(title)}
                  </chakra.h3>
                )}
                {subtitle && <chakra.span color="muted">{t(subtitle)}</chakra.span>}
                <chakra.span
                  {...(isOpen || isDone ? { srOnly: true } : { fontSize: 'sm', color: 'muted' })}
                >
                  {t(isOpen ? 'current' : isDone ? 'done' : 'toDo')}
                </chakra.span>
                {isDone && !isOpen && openStep !== 'agreement' && (
                  <Button look="plain" onClick={() => state.goTo(step)}>
                    <span>
                      {t.rich('change', {
                        name: () => <chakra.span srOnly>{t(answersTitle)}</chakra.span>,
                      })}
                    </span>
                  </Button>
                )}
              </chakra.div>
              {isOpen && (
                <chakra.div gridColumn={{ base: '1 / -1', md: '2' }} paddingBlock="2" minWidth="0">
                  <ReviewLead step={step} />
                  <StepForm />
                  <SaveStatus state={saveState} />
                  <chakra.p role="status">{changedElsewhere && t('changedElsewhere')}</chakra.p>
                </chakra.div>
              )}
            </StepItem>
          )
        })}
      </chakra.ol>
    </ApplicationContext>
  )
}

const StepItem = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: '2',
    borderTop: '1px solid',
    borderColor: 'line',
    paddingBlock: '1',
  },
})

const Marker = chakra('span', {
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
    '&[data-open=true]': { bg: 'accent', borderColor: 'accent', color: 'onAccent' },
    '&[data-done=true]': { color: 'good', borderColor: 'transparent' },
  },
})
