import type { AuthRoute } from '../AuthRoute.ts';
import { createUser } from './createUser.ts';
import { deleteUser } from './deleteUser.ts';
import { generateLink } from './generateLink.ts';
import { getUser } from './getUser.ts';
import { invite } from './invite.ts';
import { listUsers } from './listUsers.ts';
import { updateUser } from './updateUser.ts';
import { deleteFactor, listFactors, updateFactor } from './userFactors.ts';

export const adminRoutes: readonly AuthRoute[] = [
  { method: 'GET', path: '/admin/users', answer: listUsers },
  { method: 'POST', path: '/admin/users', answer: createUser },
  { method: 'GET', path: '/admin/users/:user_id', answer: getUser },
  { method: 'PUT', path: '/admin/users/:user_id', answer: updateUser },
  { method: 'DELETE', path: '/admin/users/:user_id', answer: deleteUser },
  { method: 'GET', path: '/admin/users/:user_id/factors', answer: listFactors },
  { method: 'PUT', path: '/admin/users/:user_id/factors/:factor_id', answer: updateFactor },
  { method: 'DELETE', path: '/admin/users/:user_id/factors/:factor_id', answer: deleteFactor },
  { method: 'POST', path: '/admin/generate_link', answer: generateLink },
  { method: 'POST', path: '/invite', answer: invite },
];
