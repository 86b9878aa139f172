import { expect, test } from '@jest/globals'
import { html, page } from './page.ts'

test('escapes inserts in text and attributes', () => {
  const hostile = `<img src=x onerror="alert('&')">`
  const escaped = '&#60;img src=x onerror=&#34;alert(&#39;&#38;&#39;)&#34;&#62;'
  expect(html`<p title="${hostile}">${hostile}${[hostile]}</p>`.text).toBe(
    `<p title="${escaped}">${escaped}${escaped}</p>`,
  )
})

test('nests HTML and concatenates lists', () => {
  const items = ['a', '<b>'].map((one) => html`<li>${one}</li>`)
  expect(html`<ul>${items}</ul>`.text).toBe('<ul><li>a</li><li>&#60;b&#62;</li></ul>')
})

test('renders nothing for absent values, but zero', () => {
  expect(html`[${undefined}${null}${false}${''}${0}]`.text).toBe('[0]')
})

test('escapes objects that imitate Html', () => {
  const forged = JSON.parse('{"text":"<script>"}')
  expect(html`${forged}`.text).not.toContain('<script>')
})

test('renders one h1, the title, and one nonced style', () => {
  const text = page({ title: 'Up & down', body: html`<p>Here</p>`, nonce: 'a"b' })
  expect(text).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(text).toContain('<title>Up &#38; down</title>')
  expect(text.match(/<h1>.*?<\/h1>/g)).toEqual(['<h1>Up &#38; down</h1>'])
  expect(text.match(/<style.*?>/g)).toEqual(['<style nonce="a&#34;b">'])
  const [, style = ''] = /<style[^>]*>(.*)<\/style>/s.exec(text) ?? []
  // Browsers take the content of a style element as it is.
  expect(style).toMatch(/\{[^}]+:[^}]+\}/)
  expect(style).not.toContain('&#')
  expect(text).not.toMatch(/<script|<link|@import|url\(/)
})
