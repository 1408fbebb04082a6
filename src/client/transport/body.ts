import { isObject } from '#contract/json'

/** The body of a JSON request. Files and blobs in it, at any depth, become data-URL texts (specification §7). */
export async function jsonBody(body: unknown): Promise<string> {
  return JSON.stringify(await withDataUrls(body))
}

async function withDataUrls(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return dataUrl(value)
  if (Array.isArray(value)) return Promise.all(value.map(withDataUrls))
  if (!isObject(value)) return value
  return Object.fromEntries(
    await Promise.all(Object.entries(value).map(async ([name, inner]) => [name, await withDataUrls(inner)] as const)),
  )
}

async function dataUrl(blob: Blob): Promise<string> {
  let bytes = ''
  for (const byte of new Uint8Array(await blob.arrayBuffer())) bytes += String.fromCharCode(byte)
  return `data:${blob.type || 'application/octet-stream'};base64,${btoa(bytes)}`
}

/** The body of a multipart request: nested names as `logo[file]`, booleans as 1 or 0, nothing for null. */
export function formBody(body: unknown): FormData {
  const form = new FormData()
  if (isObject(body)) for (const [name, value] of Object.entries(body)) append(form, name, value)
  return form
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === null || value === undefined) return
  if (value instanceof Blob) form.append(name, value)
  else if (typeof value === 'boolean') form.append(name, value ? '1' : '0')
  else if (isObject(value) || Array.isArray(value))
    for (const [inner, item] of Object.entries(value)) append(form, `${name}[${inner}]`, item)
  else if (typeof value === 'string' || typeof value === 'number') form.append(name, String(value))
}
