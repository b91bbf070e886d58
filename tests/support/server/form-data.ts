export interface FilePart {
  name: string;
  bytes: Buffer;
  type?: string;
}

/**
 * Encodes fields and a file like a browser.
 * @returns payload and content type.
 */
export async function encodeFormData(fields: Record<string, string>, file?: FilePart, field = 'cv') {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  if (file) data.append(field, new File([new Uint8Array(file.bytes)], file.name, { type: file.type ?? '' }));
  const request = new Request('http://localhost', { method: 'POST', body: data });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}
