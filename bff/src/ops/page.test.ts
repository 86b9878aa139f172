import { expect, test } from '@jest/globals'
import { html, page } from './page.ts'

test('what is put in is text, wherever it comes to stand', () => {
  const hostile = `<img src=x onerror="alert('&')">`
  const escaped = '&#60;img src=x onerror=&#34;alert(&#39;&#38;&#39;)&#34;&#62;'
  expect(html`<p title="${hostile}">${hostile}${[hostile]}</p>`.text).toBe(
    `<p title="${escaped}">${escaped}${escaped}</p>`,
  )
})

test('HTML in HTML stays as it is, and lists come one after the other', () => {
  const items = ['a', '<b>'].map((one) => html`<li>${one}</li>`)
  expect(html`<ul>${items}</ul>`.text).toBe('<ul><li>a</li><li>&#60;b&#62;</li></ul>')
})

test('what is not there shows nothing; zero does', () => {
  expect(html`[${undefined}${null}${false}${''}${0}]`.text).toBe('[0]')
})

test('an object that only looks like HTML is not taken for it', () => {
  const forged = JSON.parse('{"text":"<script>"}')
  expect(html`${forged}`.text).not.toContain('<script>')
})

test('a page has one h1, its title, and one style with the nonce', () => {
  const text = page({ title: 'Up & down', body: html`<p>Here</p>`, nonce: 'a"b' })
  expect(text).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(text).toContain('<title>Up &#38; down</title>')
  expect(text.match(/<h1>.*?<\/h1>/g)).toEqual(['<h1>Up &#38; down</h1>'])
  expect(text.match(/<style.*?>/g)).toEqual(['<style nonce="a&#34;b">'])
  expect(text).not.toMatch(/<script|<link|@import|url\(/)
})
