import type { EdgeFunction } from '@duneline/codegen/contract';

export const handler: EdgeFunction = async (request) => {
  const { name } = await request.json();
  return Response.json({ greeting: `Hello ${name}` });
};
