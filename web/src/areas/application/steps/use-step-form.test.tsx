import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { personalRules } from '@gatehouse/contracts/portal/application-rules'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { dirtyForms } from '../../../forms/dirty-forms.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { ApplicationContext, type ApplicationState } from '../model/application-context.ts'
import type { Rejection } from '../model/rejection.ts'
import { fromPersonalForm, toPersonalForm } from './personal/personal-form.ts'
import { useStepForm } from './use-step-form.ts'

const rules = personalRules([])
const empty: ApplicationValues = emptyApplication()
const complete: ApplicationValues = {
  ...empty,
  personal: {
    ...empty.personal,
    firstName: 'Ann',
    lastName: 'Bell',
    noMiddleName: 'yes',
    cellPhone: '(512) 555-0177',
    address: '12 Elm Street',
    city: 'Austin',
    state: 'TX',
    postalCode: '78701',
    previouslyEmployed: 'no',
    adSource: '58',
  },
}
const rejection: Rejection = {
  step: 'personal',
  problem: problemOf('invalid-input', { errors: [{ field: 'personal.city', rule: 'invalid' }] }),
}

const next = jest.fn()
const markReviewed = jest.fn()
let values: ApplicationValues
let merge: (merged: ApplicationValues) => void

beforeEach(() => {
  next.mockClear()
  markReviewed.mockClear()
})
afterEach(cleanup)

function show(initial: ApplicationValues, more: Partial<ApplicationState> = {}) {
  return renderHook(
    () =>
      useStepForm({
        step: 'personal',
        prefix: 'personal.',
        rules,
        toForm: toPersonalForm,
        fromForm: fromPersonalForm,
      }),
    {
      wrapper({ children }) {
        const [current, setCurrent] = useState({ values: initial, merges: 0 })
        values = current.values
        merge = (merged) => setCurrent(({ merges }) => ({ values: merged, merges: merges + 1 }))
        const state = {
          ...current,
          next,
          markReviewed,
          rejection: null,
          ...more,
          change: (update: (values: ApplicationValues) => ApplicationValues) =>
            setCurrent((before) => ({ ...before, values: update(before.values) })),
        } as unknown as ApplicationState
        return <ApplicationContext value={state}>{children}</ApplicationContext>
      },
    },
  )
}

test('the next step is opened by valid input alone, which counts as reviewed then', async () => {
  const { result } = show({ ...complete, personal: { ...complete.personal, city: '' } })
  await act(async () => result.current.submit())
  await waitFor(() => expect(result.current.errors).toEqual({ city: 'required' }))
  expect([next.mock.calls, markReviewed.mock.calls]).toEqual([[], []])
  await act(async () => result.current.change('city', 'Kyle'))
  await waitFor(() => expect(result.current.errors).toEqual({}))
  expect(values.personal.city).toBe('Kyle')
  expect(dirtyForms.size).toBe(0)
  await act(async () => result.current.submit())
  await waitFor(() => expect(next).toHaveBeenCalledTimes(1))
  expect(markReviewed.mock.calls).toEqual([['personal.']])
})

test("shows the gateway's rejection at once, and goes on at the next try", async () => {
  const { result } = show(complete, { rejection })
  await waitFor(() => expect(result.current.errors).toEqual({ city: 'invalid' }))
  expect(next).not.toHaveBeenCalled()
  await act(async () => result.current.submit())
  await waitFor(() => expect(next).toHaveBeenCalledTimes(1))
})

test("input that the rules here reject first does not bring the gateway's rejection back", async () => {
  const incomplete = { ...complete, personal: { ...complete.personal, lastName: '' } }
  const { result } = show(incomplete, { rejection })
  await waitFor(() => expect(result.current.errors).toEqual({ lastName: 'required' }))
  await act(async () => result.current.change('lastName', 'Bell'))
  await act(async () => result.current.submit())
  await waitFor(() => expect(next).toHaveBeenCalledTimes(1))
})

test("another step's rejection is not shown", async () => {
  const { result } = show(complete, { rejection: { ...rejection, step: 'resume' } })
  await act(async () => result.current.submit())
  await waitFor(() => expect(next).toHaveBeenCalledTimes(1))
})

test("takes on another tab's changes, without losing the input of this one", async () => {
  const { result } = show(complete)
  await act(async () => result.current.change('city', 'Kyle'))
  await act(async () =>
    merge({
      ...values,
      personal: { ...values.personal, lastName: 'Avila', phone: '7375550100', adSource: '' },
    }),
  )
  expect(result.current.values).toMatchObject({
    city: 'Kyle',
    lastName: 'Avila',
    phone: '(737) 555-0100',
    adSource: '',
  })
  expect(values.personal).toMatchObject({ city: 'Kyle', lastName: 'Avila' })
})

test('takes on that another tab has changed a field back to its first value', async () => {
  const { result } = show(complete)
  await act(async () => result.current.change('city', 'Kyle'))
  await act(async () => merge({ ...values, personal: { ...values.personal, city: 'Austin' } }))
  expect(result.current.values.city).toBe('Austin')
})
