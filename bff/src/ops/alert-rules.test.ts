import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from '@jest/globals'

const rules = fileURLToPath(new URL('../../deploy/alerts.yaml', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-alerts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' })
const testWithPrometheus = promtool('--version').status === 0 ? test : test.skip

const queueFull = 'gatehouse_upstream_seconds_count{outcome="queue-full",operation="a"}'
const refused = 'gatehouse_audit_total{event="sign-in-refused"}'
const unavailable = 'gatehouse_scans_total{outcome="unavailable"}'

/** Of a gateway that runs throughout. */
const running = '0x1500'

/** Series in Prometheus' notation, a sample each minute; `_` is none. */
testWithPrometheus.each([
  ['GatehouseUpstreamQueue', 'the first full queue', queueFull, '_x10 1x10', 12, true],
  ['GatehouseUpstreamQueue', 'the first full queue, long after', queueFull, '_x10 1x20', 25, false],
  ['GatehouseUpstreamQueue', 'one more full queue', queueFull, '1x20 2x10', 22, true],
  ['GatehouseUpstreamQueue', 'none since', queueFull, '1x40', 30, false],
  [
    'GatehouseUpstreamQueue',
    'none since, after a gap',
    queueFull,
    '1x9 _x10 1x20',
    22,
    false,
    '0x9 _x10 0x20',
  ],
  [
    'GatehouseUpstreamQueue',
    'none since, after failed scrapes',
    queueFull,
    '1x9 stale _x2 1x20',
    16,
    false,
    '0x9 stale _x2 0x20',
  ],
  [
    'GatehouseUpstreamQueue',
    'the first of a gateway that has just started',
    queueFull,
    '_x20 1x20',
    22,
    true,
    '_x20 1200x20',
  ],
  ['GatehouseScannerDown', 'the first scan without a verdict', unavailable, '0x10 1x10', 12, true],
  ['GatehouseSignInsRefused', 'guessing on the first day', refused, '0+20x40', 30, true],
  ['GatehouseSignInsRefused', 'as many as a day before', refused, '0+20x1500', 1490, false],
])('%s: %s', (alertname, _case, series, values, minute, fires, starts = running) => {
  const file = join(folder, 'test.yaml')
  const expr = `count(ALERTS{alertname="${alertname}",alertstate="firing"}) or vector(0)`
  const one = {
    interval: '1m',
    input_series: [
      { series, values },
      { series: 'process_start_time_seconds', values: starts },
    ],
    promql_expr_test: [
      { expr, eval_time: `${minute}m`, exp_samples: [{ labels: '{}', value: Number(fires) }] },
    ],
  }
  writeFileSync(file, JSON.stringify({ rule_files: [rules], tests: [one] }))
  const { status, stdout, stderr } = promtool('test', 'rules', file)
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
})
