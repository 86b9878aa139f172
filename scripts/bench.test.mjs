// Jest looks for the tests of scripts/ in this folder; these lie beside what they test.
import './bench/answer.test.ts'
import './bench/bench.test.ts'
import './bench/finding.test.ts'
import './bench/options.test.ts'
import './bench/paired-rounds.test.ts'
import './bench/slowest-of.test.ts'
import './bench/table.test.ts'
