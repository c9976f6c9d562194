// Stand-ins while the generator runs: in generated code these are unions of literals, made from routes.yaml and claims.yaml.
export type RouteId = string;
export type RoutePath = string;
export type ClaimId = string;
