// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

export const signupRequest = validate52;
const schema19 = {"type":"object","properties":{"email":{"type":"string"},"phone":{"type":"string"},"password":{"type":"string"},"data":{"type":"object"},"channel":{"type":"string"},"code_challenge":{"type":["string","null"]},"code_challenge_method":{"type":["string","null"]},"gotrue_meta_security":{"$ref":"auth.MetaSecurity"}},"$id":"signupRequest"};
const schema20 = {"type":"object","properties":{"captcha_token":{"type":["string","null"]}},"$id":"auth.MetaSecurity"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.MetaSecurity" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.captcha_token !== undefined){
let data0 = data.captcha_token;
if((typeof data0 !== "string") && (data0 !== null)){
validate53.errors = [{instancePath:instancePath+"/captcha_token",schemaPath:"#/properties/captcha_token/type",keyword:"type",params:{type: schema20.properties.captcha_token.type},message:"must be string,null"}];
return false;
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"captcha_token":true},"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="signupRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
const _errs1 = errors;
if(typeof data.email !== "string"){
validate52.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs3 = errors;
if(typeof data.phone !== "string"){
validate52.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
const _errs5 = errors;
if(typeof data.password !== "string"){
validate52.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data3 = data.data;
const _errs7 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate52.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs9 = errors;
if(typeof data.channel !== "string"){
validate52.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge !== undefined){
let data5 = data.code_challenge;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate52.errors = [{instancePath:instancePath+"/code_challenge",schemaPath:"#/properties/code_challenge/type",keyword:"type",params:{type: schema19.properties.code_challenge.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge_method !== undefined){
let data6 = data.code_challenge_method;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate52.errors = [{instancePath:instancePath+"/code_challenge_method",schemaPath:"#/properties/code_challenge_method/type",keyword:"type",params:{type: schema19.properties.code_challenge_method.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gotrue_meta_security !== undefined){
const _errs15 = errors;
if(!(validate53(data.gotrue_meta_security, {instancePath:instancePath+"/gotrue_meta_security",parentData:data,parentDataProperty:"gotrue_meta_security",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"email":true,"phone":true,"password":true,"data":true,"channel":true,"code_challenge":true,"code_challenge_method":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};

export const signup200 = validate55;
const schema21 = {"anyOf":[{"$ref":"auth.Session"},{"$ref":"auth.User"}],"$id":"signup200"};
const schema22 = {"type":"object","required":["access_token","token_type","expires_in","expires_at","refresh_token","user"],"properties":{"access_token":{"type":"string","pattern":"^[\\w-]+\\.[\\w-]+\\.[\\w-]+$"},"token_type":{"type":"string","const":"bearer"},"expires_in":{"type":"integer","description":"Seconds."},"expires_at":{"type":"integer","description":"Seconds since 1970."},"refresh_token":{"type":"string","pattern":"."},"user":{"$ref":"auth.User"},"provider_token":{"type":"string"},"provider_refresh_token":{"type":"string"},"weak_password":{"type":"object","required":["message","reasons"],"properties":{"message":{"type":"string"},"reasons":{"$ref":"auth.WeakPasswordReasons"}}}},"$id":"auth.Session"};
const pattern3 = new RegExp("^[\\w-]+\\.[\\w-]+\\.[\\w-]+$", "u");
const pattern4 = new RegExp(".", "u");
const schema23 = {"type":"object","required":["id","aud","role","email","phone","app_metadata","user_metadata","identities","created_at","updated_at","is_anonymous"],"properties":{"id":{"$ref":"auth.Uuid"},"aud":{"type":"string"},"role":{"type":"string"},"email":{"type":"string"},"phone":{"type":"string"},"app_metadata":{"type":"object"},"user_metadata":{"type":"object"},"identities":{"type":"array","items":{"$ref":"auth.Identity"}},"factors":{"type":"array","minItems":1,"items":{"$ref":"auth.Factor"}},"created_at":{"$ref":"auth.Time"},"updated_at":{"$ref":"auth.Time"},"is_anonymous":{"type":"boolean"},"email_confirmed_at":{"$ref":"auth.Time"},"phone_confirmed_at":{"$ref":"auth.Time"},"confirmed_at":{"$ref":"auth.Time"},"invited_at":{"$ref":"auth.Time"},"confirmation_sent_at":{"$ref":"auth.Time"},"recovery_sent_at":{"$ref":"auth.Time"},"new_email":{"type":"string"},"email_change_sent_at":{"$ref":"auth.Time"},"new_phone":{"type":"string"},"phone_change_sent_at":{"$ref":"auth.Time"},"reauthentication_sent_at":{"$ref":"auth.Time"},"last_sign_in_at":{"$ref":"auth.Time"},"banned_until":{"$ref":"auth.Time"},"deleted_at":{"$ref":"auth.Time"}},"additionalProperties":false,"$id":"auth.User"};
const func1 = Object.prototype.hasOwnProperty;
const schema24 = {"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$","$id":"auth.Uuid"};
const pattern5 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.Uuid" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate58.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"object","required":["identity_id","id","user_id","identity_data","provider","created_at","updated_at"],"properties":{"identity_id":{"$ref":"auth.Uuid"},"id":{"type":"string","description":"The provider's id of the person; for e-mail and phone the person's own."},"user_id":{"$ref":"auth.Uuid"},"identity_data":{"type":"object","properties":{"sub":{"type":"string"}}},"provider":{"type":"string"},"last_sign_in_at":{"$ref":"auth.Time"},"created_at":{"$ref":"auth.Time"},"updated_at":{"$ref":"auth.Time"},"email":{"type":"string"}},"additionalProperties":false,"$id":"auth.Identity"};
const schema26 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|\\+00:00)$","$id":"auth.Time"};
const pattern6 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|\\+00:00)$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.Time" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern6.test(data)){
validate63.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|\\+00:00)$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|\\+00:00)$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.Identity" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.identity_id === undefined) && (missing0 = "identity_id")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.identity_data === undefined) && (missing0 = "identity_data"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema25.properties, key0))){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.identity_id !== undefined){
const _errs2 = errors;
if(!(validate58(data.identity_id, {instancePath:instancePath+"/identity_id",parentData:data,parentDataProperty:"identity_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
validate60.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
const _errs5 = errors;
if(!(validate58(data.user_id, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identity_data !== undefined){
let data3 = data.identity_data;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.sub !== undefined){
if(typeof data3.sub !== "string"){
validate60.errors = [{instancePath:instancePath+"/identity_data/sub",schemaPath:"#/properties/identity_data/properties/sub/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/identity_data",schemaPath:"#/properties/identity_data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
const _errs10 = errors;
if(typeof data.provider !== "string"){
validate60.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_sign_in_at !== undefined){
const _errs12 = errors;
if(!(validate63(data.last_sign_in_at, {instancePath:instancePath+"/last_sign_in_at",parentData:data,parentDataProperty:"last_sign_in_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs13 = errors;
if(!(validate63(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs14 = errors;
if(!(validate63(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs15 = errors;
if(typeof data.email !== "string"){
validate60.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","required":["id","created_at","updated_at","status","factor_type"],"properties":{"id":{"$ref":"auth.Uuid"},"created_at":{"$ref":"auth.Time"},"updated_at":{"$ref":"auth.Time"},"status":{"enum":["unverified","verified"]},"friendly_name":{"type":"string"},"factor_type":{"enum":["totp","phone","webauthn"]},"phone":{"type":["string","null"]},"last_challenged_at":{"anyOf":[{"$ref":"auth.Time"},{"type":"null"}]},"web_authn_aaguid":{"$ref":"auth.Uuid"},"last_webauthn_challenge_data":{"type":"object","properties":{"type":{"enum":["create","request"]}}}},"$id":"auth.Factor"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.Factor" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.factor_type === undefined) && (missing0 = "factor_type"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate58(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs2 = errors;
if(!(validate63(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs3 = errors;
if(!(validate63(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs4 = errors;
if(!((data3 === "unverified") || (data3 === "verified"))){
validate68.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema27.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.friendly_name !== undefined){
const _errs5 = errors;
if(typeof data.friendly_name !== "string"){
validate68.errors = [{instancePath:instancePath+"/friendly_name",schemaPath:"#/properties/friendly_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factor_type !== undefined){
let data5 = data.factor_type;
const _errs7 = errors;
if(!(((data5 === "totp") || (data5 === "phone")) || (data5 === "webauthn"))){
validate68.errors = [{instancePath:instancePath+"/factor_type",schemaPath:"#/properties/factor_type/enum",keyword:"enum",params:{allowedValues: schema27.properties.factor_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data6 = data.phone;
const _errs8 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate68.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema27.properties.phone.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_challenged_at !== undefined){
let data7 = data.last_challenged_at;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!(validate63(data7, {instancePath:instancePath+"/last_challenged_at",parentData:data,parentDataProperty:"last_challenged_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs13 = errors;
if(data7 !== null){
const err0 = {instancePath:instancePath+"/last_challenged_at",schemaPath:"#/properties/last_challenged_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/last_challenged_at",schemaPath:"#/properties/last_challenged_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate68.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_authn_aaguid !== undefined){
const _errs15 = errors;
if(!(validate58(data.web_authn_aaguid, {instancePath:instancePath+"/web_authn_aaguid",parentData:data,parentDataProperty:"web_authn_aaguid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_webauthn_challenge_data !== undefined){
let data9 = data.last_webauthn_challenge_data;
const _errs16 = errors;
if(errors === _errs16){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.type !== undefined){
let data10 = data9.type;
if(!((data10 === "create") || (data10 === "request"))){
validate68.errors = [{instancePath:instancePath+"/last_webauthn_challenge_data/type",schemaPath:"#/properties/last_webauthn_challenge_data/properties/type/enum",keyword:"enum",params:{allowedValues: schema27.properties.last_webauthn_challenge_data.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/last_webauthn_challenge_data",schemaPath:"#/properties/last_webauthn_challenge_data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"id":true,"created_at":true,"updated_at":true,"status":true,"friendly_name":true,"factor_type":true,"phone":true,"last_challenged_at":true,"web_authn_aaguid":true,"last_webauthn_challenge_data":true},"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.User" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.aud === undefined) && (missing0 = "aud"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.phone === undefined) && (missing0 = "phone"))) || ((data.app_metadata === undefined) && (missing0 = "app_metadata"))) || ((data.user_metadata === undefined) && (missing0 = "user_metadata"))) || ((data.identities === undefined) && (missing0 = "identities"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.is_anonymous === undefined) && (missing0 = "is_anonymous"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema23.properties, key0))){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate58(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aud !== undefined){
const _errs3 = errors;
if(typeof data.aud !== "string"){
validate57.errors = [{instancePath:instancePath+"/aud",schemaPath:"#/properties/aud/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs5 = errors;
if(typeof data.role !== "string"){
validate57.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs7 = errors;
if(typeof data.email !== "string"){
validate57.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs9 = errors;
if(typeof data.phone !== "string"){
validate57.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.app_metadata !== undefined){
let data5 = data.app_metadata;
const _errs11 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate57.errors = [{instancePath:instancePath+"/app_metadata",schemaPath:"#/properties/app_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_metadata !== undefined){
let data6 = data.user_metadata;
const _errs13 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate57.errors = [{instancePath:instancePath+"/user_metadata",schemaPath:"#/properties/user_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identities !== undefined){
let data7 = data.identities;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate60(data7[i0], {instancePath:instancePath+"/identities/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/identities",schemaPath:"#/properties/identities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factors !== undefined){
let data9 = data.factors;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data9)){
if(data9.length < 1){
validate57.errors = [{instancePath:instancePath+"/factors",schemaPath:"#/properties/factors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(!(validate68(data9[i1], {instancePath:instancePath+"/factors/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/factors",schemaPath:"#/properties/factors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs21 = errors;
if(!(validate63(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs22 = errors;
if(!(validate63(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_anonymous !== undefined){
const _errs23 = errors;
if(typeof data.is_anonymous !== "boolean"){
validate57.errors = [{instancePath:instancePath+"/is_anonymous",schemaPath:"#/properties/is_anonymous/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_confirmed_at !== undefined){
const _errs25 = errors;
if(!(validate63(data.email_confirmed_at, {instancePath:instancePath+"/email_confirmed_at",parentData:data,parentDataProperty:"email_confirmed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_confirmed_at !== undefined){
const _errs26 = errors;
if(!(validate63(data.phone_confirmed_at, {instancePath:instancePath+"/phone_confirmed_at",parentData:data,parentDataProperty:"phone_confirmed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmed_at !== undefined){
const _errs27 = errors;
if(!(validate63(data.confirmed_at, {instancePath:instancePath+"/confirmed_at",parentData:data,parentDataProperty:"confirmed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invited_at !== undefined){
const _errs28 = errors;
if(!(validate63(data.invited_at, {instancePath:instancePath+"/invited_at",parentData:data,parentDataProperty:"invited_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmation_sent_at !== undefined){
const _errs29 = errors;
if(!(validate63(data.confirmation_sent_at, {instancePath:instancePath+"/confirmation_sent_at",parentData:data,parentDataProperty:"confirmation_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recovery_sent_at !== undefined){
const _errs30 = errors;
if(!(validate63(data.recovery_sent_at, {instancePath:instancePath+"/recovery_sent_at",parentData:data,parentDataProperty:"recovery_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_email !== undefined){
const _errs31 = errors;
if(typeof data.new_email !== "string"){
validate57.errors = [{instancePath:instancePath+"/new_email",schemaPath:"#/properties/new_email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_change_sent_at !== undefined){
const _errs33 = errors;
if(!(validate63(data.email_change_sent_at, {instancePath:instancePath+"/email_change_sent_at",parentData:data,parentDataProperty:"email_change_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_phone !== undefined){
const _errs34 = errors;
if(typeof data.new_phone !== "string"){
validate57.errors = [{instancePath:instancePath+"/new_phone",schemaPath:"#/properties/new_phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_change_sent_at !== undefined){
const _errs36 = errors;
if(!(validate63(data.phone_change_sent_at, {instancePath:instancePath+"/phone_change_sent_at",parentData:data,parentDataProperty:"phone_change_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reauthentication_sent_at !== undefined){
const _errs37 = errors;
if(!(validate63(data.reauthentication_sent_at, {instancePath:instancePath+"/reauthentication_sent_at",parentData:data,parentDataProperty:"reauthentication_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_sign_in_at !== undefined){
const _errs38 = errors;
if(!(validate63(data.last_sign_in_at, {instancePath:instancePath+"/last_sign_in_at",parentData:data,parentDataProperty:"last_sign_in_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.banned_until !== undefined){
const _errs39 = errors;
if(!(validate63(data.banned_until, {instancePath:instancePath+"/banned_until",parentData:data,parentDataProperty:"banned_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleted_at !== undefined){
const _errs40 = errors;
if(!(validate63(data.deleted_at, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":"array","items":{"enum":["length","characters","pwned"]},"$id":"auth.WeakPasswordReasons"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.WeakPasswordReasons" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(((data0 === "length") || (data0 === "characters")) || (data0 === "pwned"))){
validate90.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/enum",keyword:"enum",params:{allowedValues: schema28.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.Session" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.access_token === undefined) && (missing0 = "access_token")) || ((data.token_type === undefined) && (missing0 = "token_type"))) || ((data.expires_in === undefined) && (missing0 = "expires_in"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.refresh_token === undefined) && (missing0 = "refresh_token"))) || ((data.user === undefined) && (missing0 = "user"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.access_token !== undefined){
let data0 = data.access_token;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate56.errors = [{instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+\\.[\\w-]+\\.[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+\\.[\\w-]+\\.[\\w-]+$"+"\""}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_type !== undefined){
let data1 = data.token_type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate56.errors = [{instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("bearer" !== data1){
validate56.errors = [{instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/const",keyword:"const",params:{allowedValue: "bearer"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_in !== undefined){
let data2 = data.expires_in;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate56.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data3 = data.expires_at;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate56.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refresh_token !== undefined){
let data4 = data.refresh_token;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate56.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs11 = errors;
if(!(validate57(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_token !== undefined){
const _errs12 = errors;
if(typeof data.provider_token !== "string"){
validate56.errors = [{instancePath:instancePath+"/provider_token",schemaPath:"#/properties/provider_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_refresh_token !== undefined){
const _errs14 = errors;
if(typeof data.provider_refresh_token !== "string"){
validate56.errors = [{instancePath:instancePath+"/provider_refresh_token",schemaPath:"#/properties/provider_refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weak_password !== undefined){
let data8 = data.weak_password;
const _errs16 = errors;
if(errors === _errs16){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.message === undefined) && (missing1 = "message")) || ((data8.reasons === undefined) && (missing1 = "reasons"))){
validate56.errors = [{instancePath:instancePath+"/weak_password",schemaPath:"#/properties/weak_password/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data8.message !== undefined){
const _errs18 = errors;
if(typeof data8.message !== "string"){
validate56.errors = [{instancePath:instancePath+"/weak_password/message",schemaPath:"#/properties/weak_password/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data8.reasons !== undefined){
const _errs20 = errors;
if(!(validate90(data8.reasons, {instancePath:instancePath+"/weak_password/reasons",parentData:data8,parentDataProperty:"reasons",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/weak_password",schemaPath:"#/properties/weak_password/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"access_token":true,"token_type":true,"expires_in":true,"expires_at":true,"refresh_token":true,"user":true,"provider_token":true,"provider_refresh_token":true,"weak_password":true},"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="signup200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.access_token = true;
props0.token_type = true;
props0.expires_in = true;
props0.expires_at = true;
props0.refresh_token = true;
props0.user = true;
props0.provider_token = true;
props0.provider_refresh_token = true;
props0.weak_password = true;
}
const _errs2 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate55.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate55.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const signup400 = validate94;
const schema29 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","captcha_failed","email_address_invalid","email_address_not_authorized","email_provider_disabled","phone_provider_disabled",400]},"error_code":{"enum":["bad_json","validation_failed","captcha_failed","email_address_invalid","email_address_not_authorized","email_provider_disabled","phone_provider_disabled"]}},"$id":"signup400"};
const schema30 = {"$id":"codedError","anyOf":[{"type":"object","required":["code","message"],"properties":{"code":{"type":"string"},"message":{"type":"string"},"weak_password":{"type":"object","required":["reasons"],"properties":{"reasons":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}},"additionalProperties":false},{"type":"object","required":["code","error_code","msg"],"properties":{"code":{"type":"integer"},"error_code":{"type":"string"},"msg":{"type":"string"},"error_id":{"type":"string"},"weak_password":{"type":"object","required":["reasons"],"properties":{"reasons":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}},"additionalProperties":false}]};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="codedError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "weak_password"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.code !== undefined){
const _errs4 = errors;
if(typeof data.code !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/0/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs6 = errors;
if(typeof data.message !== "string"){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/anyOf/0/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.weak_password !== undefined){
let data2 = data.weak_password;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.reasons === undefined) && (missing1 = "reasons")){
const err4 = {instancePath:instancePath+"/weak_password",schemaPath:"#/anyOf/0/properties/weak_password/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
const _errs10 = errors;
for(const key1 in data2){
if(!(key1 === "reasons")){
const err5 = {instancePath:instancePath+"/weak_password",schemaPath:"#/anyOf/0/properties/weak_password/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
}
if(_errs10 === errors){
if(data2.reasons !== undefined){
let data3 = data2.reasons;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(typeof data3[i0] !== "string"){
const err6 = {instancePath:instancePath+"/weak_password/reasons/" + i0,schemaPath:"#/anyOf/0/properties/weak_password/properties/reasons/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
const err7 = {instancePath:instancePath+"/weak_password/reasons",schemaPath:"#/anyOf/0/properties/weak_password/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/weak_password",schemaPath:"#/anyOf/0/properties/weak_password/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.code === undefined) && (missing2 = "code")) || ((data.error_code === undefined) && (missing2 = "error_code"))) || ((data.msg === undefined) && (missing2 = "msg"))){
const err10 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
const _errs17 = errors;
for(const key2 in data){
if(!(((((key2 === "code") || (key2 === "error_code")) || (key2 === "msg")) || (key2 === "error_id")) || (key2 === "weak_password"))){
const err11 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
}
if(_errs17 === errors){
if(data.code !== undefined){
let data5 = data.code;
const _errs18 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/1/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.error_code !== undefined){
const _errs20 = errors;
if(typeof data.error_code !== "string"){
const err13 = {instancePath:instancePath+"/error_code",schemaPath:"#/anyOf/1/properties/error_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.msg !== undefined){
const _errs22 = errors;
if(typeof data.msg !== "string"){
const err14 = {instancePath:instancePath+"/msg",schemaPath:"#/anyOf/1/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.error_id !== undefined){
const _errs24 = errors;
if(typeof data.error_id !== "string"){
const err15 = {instancePath:instancePath+"/error_id",schemaPath:"#/anyOf/1/properties/error_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.weak_password !== undefined){
let data9 = data.weak_password;
const _errs26 = errors;
if(errors === _errs26){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if((data9.reasons === undefined) && (missing3 = "reasons")){
const err16 = {instancePath:instancePath+"/weak_password",schemaPath:"#/anyOf/1/properties/weak_password/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
const _errs28 = errors;
for(const key3 in data9){
if(!(key3 === "reasons")){
const err17 = {instancePath:instancePath+"/weak_password",schemaPath:"#/anyOf/1/properties/weak_password/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break;
}
}
if(_errs28 === errors){
if(data9.reasons !== undefined){
let data10 = data9.reasons;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data10)){
var valid6 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs31 = errors;
if(typeof data10[i1] !== "string"){
const err18 = {instancePath:instancePath+"/weak_password/reasons/" + i1,schemaPath:"#/anyOf/1/properties/weak_password/properties/reasons/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid6 = _errs31 === errors;
if(!valid6){
break;
}
}
}
else {
const err19 = {instancePath:instancePath+"/weak_password/reasons",schemaPath:"#/anyOf/1/properties/weak_password/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/weak_password",schemaPath:"#/anyOf/1/properties/weak_password/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err22 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate95.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate95.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="signup400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "captcha_failed")) || (data0 === "email_address_invalid")) || (data0 === "email_address_not_authorized")) || (data0 === "email_provider_disabled")) || (data0 === "phone_provider_disabled")) || (data0 === 400))){
validate94.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema29.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((((((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "captcha_failed")) || (data1 === "email_address_invalid")) || (data1 === "email_address_not_authorized")) || (data1 === "email_provider_disabled")) || (data1 === "phone_provider_disabled"))){
validate94.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema29.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate94.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authNoApiKey401 = validate97;
const schema31 = {"$ref":"auth.GatewayError","$id":"authNoApiKey401"};
const schema32 = {"type":"object","required":["message","hint"],"properties":{"message":{"type":"string"},"hint":{"type":"string"}},"additionalProperties":false,"$id":"auth.GatewayError"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.GatewayError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) && (missing0 = "message")) || ((data.hint === undefined) && (missing0 = "hint"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "message") || (key0 === "hint"))){
validate98.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
const _errs2 = errors;
if(typeof data.message !== "string"){
validate98.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hint !== undefined){
const _errs4 = errors;
if(typeof data.hint !== "string"){
validate98.errors = [{instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authNoApiKey401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const authTooLarge413 = validate100;
const schema33 = {"$ref":"codedError","properties":{"code":{"enum":["request_entity_too_large",413]},"error_code":{"enum":["request_entity_too_large"]}},"$id":"authTooLarge413"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authTooLarge413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "request_entity_too_large") || (data0 === 413))){
validate100.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema33.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "request_entity_too_large")){
validate100.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema33.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate100.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const signup422 = validate102;
const schema34 = {"$ref":"codedError","properties":{"code":{"enum":["anonymous_provider_disabled","signup_disabled","user_already_exists","weak_password","sms_send_failed",422]},"error_code":{"enum":["anonymous_provider_disabled","signup_disabled","user_already_exists","weak_password","sms_send_failed"]}},"$id":"signup422"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="signup422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((((data0 === "anonymous_provider_disabled") || (data0 === "signup_disabled")) || (data0 === "user_already_exists")) || (data0 === "weak_password")) || (data0 === "sms_send_failed")) || (data0 === 422))){
validate102.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema34.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((((data1 === "anonymous_provider_disabled") || (data1 === "signup_disabled")) || (data1 === "user_already_exists")) || (data1 === "weak_password")) || (data1 === "sms_send_failed"))){
validate102.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema34.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate102.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate102.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authTooManyMessages429 = validate104;
const schema35 = {"$ref":"codedError","properties":{"code":{"enum":["over_email_send_rate_limit","over_sms_send_rate_limit","over_request_rate_limit",429]},"error_code":{"enum":["over_email_send_rate_limit","over_sms_send_rate_limit","over_request_rate_limit"]}},"$id":"authTooManyMessages429"};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authTooManyMessages429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "over_email_send_rate_limit") || (data0 === "over_sms_send_rate_limit")) || (data0 === "over_request_rate_limit")) || (data0 === 429))){
validate104.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema35.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "over_email_send_rate_limit") || (data1 === "over_sms_send_rate_limit")) || (data1 === "over_request_rate_limit"))){
validate104.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema35.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate104.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate104.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authFailure500 = validate106;
const schema36 = {"$ref":"codedError","properties":{"code":{"enum":["unexpected_failure",500]},"error_code":{"enum":["unexpected_failure"]}},"$id":"authFailure500"};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authFailure500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "unexpected_failure") || (data0 === 500))){
validate106.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema36.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "unexpected_failure")){
validate106.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema36.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate106.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate106.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByPasswordRequest = validate108;
const schema37 = {"$ref":"auth.PasswordGrant","$id":"tokenByPasswordRequest"};
const schema38 = {"type":"object","properties":{"email":{"type":"string"},"phone":{"type":"string"},"password":{"type":"string"},"gotrue_meta_security":{"$ref":"auth.MetaSecurity"}},"$id":"auth.PasswordGrant"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.PasswordGrant" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
const _errs1 = errors;
if(typeof data.email !== "string"){
validate109.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs3 = errors;
if(typeof data.phone !== "string"){
validate109.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
const _errs5 = errors;
if(typeof data.password !== "string"){
validate109.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gotrue_meta_security !== undefined){
const _errs7 = errors;
if(!(validate53(data.gotrue_meta_security, {instancePath:instancePath+"/gotrue_meta_security",parentData:data,parentDataProperty:"gotrue_meta_security",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"email":true,"phone":true,"password":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByPasswordRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"email":true,"phone":true,"password":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};

export const token200 = validate112;
const schema39 = {"$ref":"auth.Session","$id":"token200"};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="token200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"access_token":true,"token_type":true,"expires_in":true,"expires_at":true,"refresh_token":true,"user":true,"provider_token":true,"provider_refresh_token":true,"weak_password":true},"dynamicProps":false,"dynamicItems":false};

export const tokenByPassword400 = validate114;
const schema40 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","captcha_failed","invalid_credentials","email_not_confirmed","phone_not_confirmed","user_banned",400]},"error_code":{"enum":["bad_json","validation_failed","captcha_failed","invalid_credentials","email_not_confirmed","phone_not_confirmed","user_banned"]}},"$id":"tokenByPassword400"};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByPassword400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "captcha_failed")) || (data0 === "invalid_credentials")) || (data0 === "email_not_confirmed")) || (data0 === "phone_not_confirmed")) || (data0 === "user_banned")) || (data0 === 400))){
validate114.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema40.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((((((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "captcha_failed")) || (data1 === "invalid_credentials")) || (data1 === "email_not_confirmed")) || (data1 === "phone_not_confirmed")) || (data1 === "user_banned"))){
validate114.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema40.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate114.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate114.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByPassword422 = validate116;
const schema41 = {"$ref":"codedError","properties":{"code":{"enum":["email_provider_disabled","phone_provider_disabled",422]},"error_code":{"enum":["email_provider_disabled","phone_provider_disabled"]}},"$id":"tokenByPassword422"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByPassword422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "email_provider_disabled") || (data0 === "phone_provider_disabled")) || (data0 === 422))){
validate116.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema41.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "email_provider_disabled") || (data1 === "phone_provider_disabled"))){
validate116.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema41.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate116.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authTooManyRequests429 = validate118;
const schema42 = {"$ref":"codedError","properties":{"code":{"enum":["over_request_rate_limit",429]},"error_code":{"enum":["over_request_rate_limit"]}},"$id":"authTooManyRequests429"};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authTooManyRequests429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "over_request_rate_limit") || (data0 === 429))){
validate118.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema42.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "over_request_rate_limit")){
validate118.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema42.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate118.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate118.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByRefreshTokenRequest = validate120;
const schema43 = {"$ref":"auth.RefreshTokenGrant","$id":"tokenByRefreshTokenRequest"};
const schema44 = {"type":"object","properties":{"refresh_token":{"type":"string"}},"$id":"auth.RefreshTokenGrant"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.RefreshTokenGrant" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refresh_token !== undefined){
if(typeof data.refresh_token !== "string"){
validate121.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"refresh_token":true},"dynamicProps":false,"dynamicItems":false};


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByRefreshTokenRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"refresh_token":true},"dynamicProps":false,"dynamicItems":false};

export const tokenByRefreshToken400 = validate123;
const schema45 = {"anyOf":[{"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","refresh_token_not_found","refresh_token_already_used","session_not_found","session_expired","user_banned",400]},"error_code":{"enum":["bad_json","validation_failed","refresh_token_not_found","refresh_token_already_used","session_not_found","session_expired","user_banned"]}}},{"$ref":"auth.OAuthError"}],"$id":"tokenByRefreshToken400"};
const schema46 = {"type":"object","required":["error","error_description"],"properties":{"error":{"type":"string"},"error_description":{"type":"string"}},"additionalProperties":false,"$id":"auth.OAuthError"};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.OAuthError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.error === undefined) && (missing0 = "error")) || ((data.error_description === undefined) && (missing0 = "error_description"))){
validate125.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "error") || (key0 === "error_description"))){
validate125.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
const _errs2 = errors;
if(typeof data.error !== "string"){
validate125.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_description !== undefined){
const _errs4 = errors;
if(typeof data.error_description !== "string"){
validate125.errors = [{instancePath:instancePath+"/error_description",schemaPath:"#/properties/error_description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByRefreshToken400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(!((((((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "refresh_token_not_found")) || (data0 === "refresh_token_already_used")) || (data0 === "session_not_found")) || (data0 === "session_expired")) || (data0 === "user_banned")) || (data0 === 400))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/0/properties/code/enum",keyword:"enum",params:{allowedValues: schema45.anyOf[0].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs3 = errors;
if(!(((((((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "refresh_token_not_found")) || (data1 === "refresh_token_already_used")) || (data1 === "session_not_found")) || (data1 === "session_expired")) || (data1 === "user_banned"))){
const err1 = {instancePath:instancePath+"/error_code",schemaPath:"#/anyOf/0/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema45.anyOf[0].properties.error_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate123.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate123.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate123.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByRefreshToken409 = validate127;
const schema47 = {"$ref":"codedError","properties":{"code":{"enum":["conflict",409]},"error_code":{"enum":["conflict"]}},"$id":"tokenByRefreshToken409"};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByRefreshToken409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "conflict") || (data0 === 409))){
validate127.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema47.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "conflict")){
validate127.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema47.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate127.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate127.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByPkceRequest = validate129;
const schema48 = {"$ref":"auth.PkceGrant","$id":"tokenByPkceRequest"};
const schema49 = {"type":"object","properties":{"auth_code":{"type":"string"},"code_verifier":{"type":"string"}},"$id":"auth.PkceGrant"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.PkceGrant" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.auth_code !== undefined){
const _errs1 = errors;
if(typeof data.auth_code !== "string"){
validate130.errors = [{instancePath:instancePath+"/auth_code",schemaPath:"#/properties/auth_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_verifier !== undefined){
const _errs3 = errors;
if(typeof data.code_verifier !== "string"){
validate130.errors = [{instancePath:instancePath+"/code_verifier",schemaPath:"#/properties/code_verifier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"auth_code":true,"code_verifier":true},"dynamicProps":false,"dynamicItems":false};


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByPkceRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"auth_code":true,"code_verifier":true},"dynamicProps":false,"dynamicItems":false};

export const tokenByPkce400 = validate132;
const schema50 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","bad_code_verifier",400]},"error_code":{"enum":["bad_json","validation_failed","bad_code_verifier"]}},"$id":"tokenByPkce400"};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByPkce400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "bad_code_verifier")) || (data0 === 400))){
validate132.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema50.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "bad_code_verifier"))){
validate132.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema50.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate132.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate132.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByPkce404 = validate134;
const schema51 = {"$ref":"codedError","properties":{"code":{"enum":["flow_state_not_found",404]},"error_code":{"enum":["flow_state_not_found"]}},"$id":"tokenByPkce404"};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByPkce404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "flow_state_not_found") || (data0 === 404))){
validate134.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema51.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "flow_state_not_found")){
validate134.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema51.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate134.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate134.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByPkce422 = validate136;
const schema52 = {"$ref":"codedError","properties":{"code":{"enum":["flow_state_expired",422]},"error_code":{"enum":["flow_state_expired"]}},"$id":"tokenByPkce422"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByPkce422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "flow_state_expired") || (data0 === 422))){
validate136.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema52.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "flow_state_expired")){
validate136.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema52.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate136.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate136.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByIdTokenRequest = validate138;
const schema53 = {"$ref":"auth.IdTokenGrant","$id":"tokenByIdTokenRequest"};
const schema54 = {"type":"object","properties":{"id_token":{"type":"string"},"provider":{"type":"string"},"client_id":{"type":"string"},"issuer":{"type":"string"},"access_token":{"type":["string","null"]},"nonce":{"type":["string","null"]},"link_identity":{"type":["boolean","null"]},"gotrue_meta_security":{"$ref":"auth.MetaSecurity"}},"$id":"auth.IdTokenGrant"};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.IdTokenGrant" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id_token !== undefined){
const _errs1 = errors;
if(typeof data.id_token !== "string"){
validate139.errors = [{instancePath:instancePath+"/id_token",schemaPath:"#/properties/id_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
const _errs3 = errors;
if(typeof data.provider !== "string"){
validate139.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_id !== undefined){
const _errs5 = errors;
if(typeof data.client_id !== "string"){
validate139.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer !== undefined){
const _errs7 = errors;
if(typeof data.issuer !== "string"){
validate139.errors = [{instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access_token !== undefined){
let data4 = data.access_token;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate139.errors = [{instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: schema54.properties.access_token.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data5 = data.nonce;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate139.errors = [{instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: schema54.properties.nonce.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.link_identity !== undefined){
let data6 = data.link_identity;
const _errs13 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate139.errors = [{instancePath:instancePath+"/link_identity",schemaPath:"#/properties/link_identity/type",keyword:"type",params:{type: schema54.properties.link_identity.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gotrue_meta_security !== undefined){
const _errs15 = errors;
if(!(validate53(data.gotrue_meta_security, {instancePath:instancePath+"/gotrue_meta_security",parentData:data,parentDataProperty:"gotrue_meta_security",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"id_token":true,"provider":true,"client_id":true,"issuer":true,"access_token":true,"nonce":true,"link_identity":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByIdTokenRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"id_token":true,"provider":true,"client_id":true,"issuer":true,"access_token":true,"nonce":true,"link_identity":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};

export const tokenByIdToken400 = validate142;
const schema55 = {"anyOf":[{"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","bad_jwt","provider_disabled","email_exists","email_address_invalid","email_address_not_authorized",400]},"error_code":{"enum":["bad_json","validation_failed","bad_jwt","provider_disabled","email_exists","email_address_invalid","email_address_not_authorized"]}}},{"$ref":"auth.OAuthError"}],"$id":"tokenByIdToken400"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByIdToken400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(!((((((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "bad_jwt")) || (data0 === "provider_disabled")) || (data0 === "email_exists")) || (data0 === "email_address_invalid")) || (data0 === "email_address_not_authorized")) || (data0 === 400))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/0/properties/code/enum",keyword:"enum",params:{allowedValues: schema55.anyOf[0].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs3 = errors;
if(!(((((((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "bad_jwt")) || (data1 === "provider_disabled")) || (data1 === "email_exists")) || (data1 === "email_address_invalid")) || (data1 === "email_address_not_authorized"))){
const err1 = {instancePath:instancePath+"/error_code",schemaPath:"#/anyOf/0/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema55.anyOf[0].properties.error_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate142.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate142.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate142.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authNotSignedIn401 = validate145;
const schema56 = {"anyOf":[{"$ref":"codedError","properties":{"code":{"enum":["no_authorization",401]},"error_code":{"enum":["no_authorization"]}}},{"$ref":"auth.GatewayError"}],"$id":"authNotSignedIn401"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authNotSignedIn401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(!((data0 === "no_authorization") || (data0 === 401))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/0/properties/code/enum",keyword:"enum",params:{allowedValues: schema56.anyOf[0].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error_code !== undefined){
const _errs3 = errors;
if(!(data.error_code === "no_authorization")){
const err1 = {instancePath:instancePath+"/error_code",schemaPath:"#/anyOf/0/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema56.anyOf[0].properties.error_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate145.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate145.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate145.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authBadToken403 = validate148;
const schema57 = {"$ref":"codedError","properties":{"code":{"enum":["bad_jwt","user_not_found","session_not_found","user_banned",403]},"error_code":{"enum":["bad_jwt","user_not_found","session_not_found","user_banned"]}},"$id":"authBadToken403"};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authBadToken403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((((data0 === "bad_jwt") || (data0 === "user_not_found")) || (data0 === "session_not_found")) || (data0 === "user_banned")) || (data0 === 403))){
validate148.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema57.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((((data1 === "bad_jwt") || (data1 === "user_not_found")) || (data1 === "session_not_found")) || (data1 === "user_banned"))){
validate148.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema57.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate148.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate148.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByIdToken422 = validate150;
const schema58 = {"$ref":"codedError","properties":{"code":{"enum":["signup_disabled","provider_email_needs_verification","email_not_confirmed","identity_already_exists",422]},"error_code":{"enum":["signup_disabled","provider_email_needs_verification","email_not_confirmed","identity_already_exists"]}},"$id":"tokenByIdToken422"};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByIdToken422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((((data0 === "signup_disabled") || (data0 === "provider_email_needs_verification")) || (data0 === "email_not_confirmed")) || (data0 === "identity_already_exists")) || (data0 === 422))){
validate150.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema58.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((((data1 === "signup_disabled") || (data1 === "provider_email_needs_verification")) || (data1 === "email_not_confirmed")) || (data1 === "identity_already_exists"))){
validate150.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema58.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate150.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate150.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByWeb3Request = validate152;
const schema59 = {"$ref":"auth.Web3Grant","$id":"tokenByWeb3Request"};
const schema60 = {"type":"object","properties":{"chain":{"type":"string","description":"`ethereum` or `solana`."},"message":{"type":"string"},"signature":{"type":"string","description":"Hexadecimal of an Ethereum wallet, base64 or base64url of a Solana wallet."},"gotrue_meta_security":{"$ref":"auth.MetaSecurity"}},"$id":"auth.Web3Grant"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.Web3Grant" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chain !== undefined){
const _errs1 = errors;
if(typeof data.chain !== "string"){
validate153.errors = [{instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate153.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
const _errs5 = errors;
if(typeof data.signature !== "string"){
validate153.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gotrue_meta_security !== undefined){
const _errs7 = errors;
if(!(validate53(data.gotrue_meta_security, {instancePath:instancePath+"/gotrue_meta_security",parentData:data,parentDataProperty:"gotrue_meta_security",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"chain":true,"message":true,"signature":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByWeb3Request" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"chain":true,"message":true,"signature":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};

export const tokenByWeb3400 = validate156;
const schema61 = {"anyOf":[{"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","captcha_failed","web3_unsupported_chain",400]},"error_code":{"enum":["bad_json","validation_failed","captcha_failed","web3_unsupported_chain"]}}},{"$ref":"auth.OAuthError"}],"$id":"tokenByWeb3400"};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByWeb3400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(!(((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "captcha_failed")) || (data0 === "web3_unsupported_chain")) || (data0 === 400))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/0/properties/code/enum",keyword:"enum",params:{allowedValues: schema61.anyOf[0].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs3 = errors;
if(!((((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "captcha_failed")) || (data1 === "web3_unsupported_chain"))){
const err1 = {instancePath:instancePath+"/error_code",schemaPath:"#/anyOf/0/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema61.anyOf[0].properties.error_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate156.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate156.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate156.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByWeb3403 = validate159;
const schema62 = {"$ref":"codedError","properties":{"code":{"enum":["user_banned",403]},"error_code":{"enum":["user_banned"]}},"$id":"tokenByWeb3403"};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByWeb3403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "user_banned") || (data0 === 403))){
validate159.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema62.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "user_banned")){
validate159.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema62.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate159.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate159.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByWeb3422 = validate161;
const schema63 = {"$ref":"codedError","properties":{"code":{"enum":["web3_provider_disabled","signup_disabled",422]},"error_code":{"enum":["web3_provider_disabled","signup_disabled"]}},"$id":"tokenByWeb3422"};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByWeb3422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "web3_provider_disabled") || (data0 === "signup_disabled")) || (data0 === 422))){
validate161.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema63.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "web3_provider_disabled") || (data1 === "signup_disabled"))){
validate161.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema63.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate161.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate161.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const otpRequest = validate163;
const schema64 = {"type":"object","properties":{"email":{"type":"string"},"phone":{"type":"string"},"create_user":{"type":"boolean","default":true},"data":{"type":"object"},"channel":{"type":"string"},"code_challenge":{"type":["string","null"]},"code_challenge_method":{"type":["string","null"]},"gotrue_meta_security":{"$ref":"auth.MetaSecurity"}},"$id":"otpRequest"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="otpRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
const _errs1 = errors;
if(typeof data.email !== "string"){
validate163.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs3 = errors;
if(typeof data.phone !== "string"){
validate163.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.create_user !== undefined){
const _errs5 = errors;
if(typeof data.create_user !== "boolean"){
validate163.errors = [{instancePath:instancePath+"/create_user",schemaPath:"#/properties/create_user/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data3 = data.data;
const _errs7 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate163.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs9 = errors;
if(typeof data.channel !== "string"){
validate163.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge !== undefined){
let data5 = data.code_challenge;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate163.errors = [{instancePath:instancePath+"/code_challenge",schemaPath:"#/properties/code_challenge/type",keyword:"type",params:{type: schema64.properties.code_challenge.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge_method !== undefined){
let data6 = data.code_challenge_method;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate163.errors = [{instancePath:instancePath+"/code_challenge_method",schemaPath:"#/properties/code_challenge_method/type",keyword:"type",params:{type: schema64.properties.code_challenge_method.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gotrue_meta_security !== undefined){
const _errs15 = errors;
if(!(validate53(data.gotrue_meta_security, {instancePath:instancePath+"/gotrue_meta_security",parentData:data,parentDataProperty:"gotrue_meta_security",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"email":true,"phone":true,"create_user":true,"data":true,"channel":true,"code_challenge":true,"code_challenge_method":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};

export const authSent200 = validate165;
const schema65 = {"type":"object","properties":{"message_id":{"type":"string"}},"additionalProperties":false,"$id":"authSent200"};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authSent200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "message_id")){
validate165.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message_id !== undefined){
if(typeof data.message_id !== "string"){
validate165.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const otp400 = validate166;
const schema66 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","captcha_failed","email_address_invalid","email_address_not_authorized","phone_provider_disabled",400]},"error_code":{"enum":["bad_json","validation_failed","captcha_failed","email_address_invalid","email_address_not_authorized","phone_provider_disabled"]}},"$id":"otp400"};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="otp400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "captcha_failed")) || (data0 === "email_address_invalid")) || (data0 === "email_address_not_authorized")) || (data0 === "phone_provider_disabled")) || (data0 === 400))){
validate166.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema66.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((((((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "captcha_failed")) || (data1 === "email_address_invalid")) || (data1 === "email_address_not_authorized")) || (data1 === "phone_provider_disabled"))){
validate166.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema66.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate166.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate166.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const otp422 = validate168;
const schema67 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed","otp_disabled","signup_disabled","email_provider_disabled","sms_send_failed",422]},"error_code":{"enum":["validation_failed","otp_disabled","signup_disabled","email_provider_disabled","sms_send_failed"]}},"$id":"otp422"};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="otp422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((((data0 === "validation_failed") || (data0 === "otp_disabled")) || (data0 === "signup_disabled")) || (data0 === "email_provider_disabled")) || (data0 === "sms_send_failed")) || (data0 === 422))){
validate168.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema67.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((((data1 === "validation_failed") || (data1 === "otp_disabled")) || (data1 === "signup_disabled")) || (data1 === "email_provider_disabled")) || (data1 === "sms_send_failed"))){
validate168.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema67.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate168.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate168.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const magicLinkRequest = validate170;
const schema68 = {"type":"object","properties":{"email":{"type":"string"},"data":{"type":"object"},"code_challenge":{"type":["string","null"]},"code_challenge_method":{"type":["string","null"]},"gotrue_meta_security":{"$ref":"auth.MetaSecurity"}},"$id":"magicLinkRequest"};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="magicLinkRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
const _errs1 = errors;
if(typeof data.email !== "string"){
validate170.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate170.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge !== undefined){
let data2 = data.code_challenge;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate170.errors = [{instancePath:instancePath+"/code_challenge",schemaPath:"#/properties/code_challenge/type",keyword:"type",params:{type: schema68.properties.code_challenge.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge_method !== undefined){
let data3 = data.code_challenge_method;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate170.errors = [{instancePath:instancePath+"/code_challenge_method",schemaPath:"#/properties/code_challenge_method/type",keyword:"type",params:{type: schema68.properties.code_challenge_method.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gotrue_meta_security !== undefined){
const _errs9 = errors;
if(!(validate53(data.gotrue_meta_security, {instancePath:instancePath+"/gotrue_meta_security",parentData:data,parentDataProperty:"gotrue_meta_security",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"email":true,"data":true,"code_challenge":true,"code_challenge_method":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};

export const authNotMailable400 = validate172;
const schema69 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","captcha_failed","email_address_invalid","email_address_not_authorized","email_provider_disabled",400]},"error_code":{"enum":["bad_json","validation_failed","captcha_failed","email_address_invalid","email_address_not_authorized","email_provider_disabled"]}},"$id":"authNotMailable400"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authNotMailable400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "captcha_failed")) || (data0 === "email_address_invalid")) || (data0 === "email_address_not_authorized")) || (data0 === "email_provider_disabled")) || (data0 === 400))){
validate172.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema69.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((((((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "captcha_failed")) || (data1 === "email_address_invalid")) || (data1 === "email_address_not_authorized")) || (data1 === "email_provider_disabled"))){
validate172.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema69.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate172.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate172.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const magicLink422 = validate174;
const schema70 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed","email_provider_disabled","signup_disabled",422]},"error_code":{"enum":["validation_failed","email_provider_disabled","signup_disabled"]}},"$id":"magicLink422"};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="magicLink422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "validation_failed") || (data0 === "email_provider_disabled")) || (data0 === "signup_disabled")) || (data0 === 422))){
validate174.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema70.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "validation_failed") || (data1 === "email_provider_disabled")) || (data1 === "signup_disabled"))){
validate174.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema70.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate174.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate174.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const followLink400 = validate176;
const schema71 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed",400]},"error_code":{"enum":["validation_failed"]}},"$id":"followLink400"};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="followLink400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "validation_failed") || (data0 === 400))){
validate176.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema71.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "validation_failed")){
validate176.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema71.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate176.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate176.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const verifyRequest = validate178;
const schema72 = {"type":"object","properties":{"type":{"type":"string"},"token":{"type":"string"},"token_hash":{"type":"string"},"email":{"type":"string"},"phone":{"type":"string"},"redirect_to":{"type":"string"},"gotrue_meta_security":{"$ref":"auth.MetaSecurity"}},"$id":"verifyRequest"};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="verifyRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
validate178.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
const _errs3 = errors;
if(typeof data.token !== "string"){
validate178.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_hash !== undefined){
const _errs5 = errors;
if(typeof data.token_hash !== "string"){
validate178.errors = [{instancePath:instancePath+"/token_hash",schemaPath:"#/properties/token_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs7 = errors;
if(typeof data.email !== "string"){
validate178.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs9 = errors;
if(typeof data.phone !== "string"){
validate178.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirect_to !== undefined){
const _errs11 = errors;
if(typeof data.redirect_to !== "string"){
validate178.errors = [{instancePath:instancePath+"/redirect_to",schemaPath:"#/properties/redirect_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gotrue_meta_security !== undefined){
const _errs13 = errors;
if(!(validate53(data.gotrue_meta_security, {instancePath:instancePath+"/gotrue_meta_security",parentData:data,parentDataProperty:"gotrue_meta_security",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":{"type":true,"token":true,"token_hash":true,"email":true,"phone":true,"redirect_to":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};

export const verify200 = validate180;
const schema73 = {"anyOf":[{"$ref":"auth.Session"},{"type":"object","required":["code","msg"],"properties":{"code":{"type":"string","const":"200"},"msg":{"type":"string"}},"additionalProperties":false}],"$id":"verify200"};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="verify200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.access_token = true;
props0.token_type = true;
props0.expires_in = true;
props0.expires_at = true;
props0.refresh_token = true;
props0.user = true;
props0.provider_token = true;
props0.provider_refresh_token = true;
props0.weak_password = true;
}
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.msg === undefined) && (missing0 = "msg"))){
const err0 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((key0 === "code") || (key0 === "msg"))){
const err1 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs4 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs5 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/1/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("200" !== data0){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/1/properties/code/const",keyword:"const",params:{allowedValue: "200"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.msg !== undefined){
const _errs7 = errors;
if(typeof data.msg !== "string"){
const err4 = {instancePath:instancePath+"/msg",schemaPath:"#/anyOf/1/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate180.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate180.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate180.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const verify400 = validate182;
const schema74 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed",400]},"error_code":{"enum":["bad_json","validation_failed"]}},"$id":"verify400"};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="verify400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === 400))){
validate182.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema74.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "bad_json") || (data1 === "validation_failed"))){
validate182.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema74.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate182.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate182.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const verify403 = validate184;
const schema75 = {"$ref":"codedError","properties":{"code":{"enum":["otp_expired","user_banned",403]},"error_code":{"enum":["otp_expired","user_banned"]}},"$id":"verify403"};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="verify403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "otp_expired") || (data0 === "user_banned")) || (data0 === 403))){
validate184.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema75.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "otp_expired") || (data1 === "user_banned"))){
validate184.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema75.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate184.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate184.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const verify422 = validate186;
const schema76 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed",422]},"error_code":{"enum":["validation_failed"]}},"$id":"verify422"};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="verify422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "validation_failed") || (data0 === 422))){
validate186.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema76.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "validation_failed")){
validate186.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema76.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate186.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate186.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const resendRequest = validate188;
const schema77 = {"type":"object","properties":{"type":{"type":"string"},"email":{"type":"string"},"phone":{"type":"string"},"code_challenge":{"type":["string","null"]},"code_challenge_method":{"type":["string","null"]},"gotrue_meta_security":{"$ref":"auth.MetaSecurity"}},"$id":"resendRequest"};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resendRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
validate188.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs3 = errors;
if(typeof data.email !== "string"){
validate188.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs5 = errors;
if(typeof data.phone !== "string"){
validate188.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge !== undefined){
let data3 = data.code_challenge;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate188.errors = [{instancePath:instancePath+"/code_challenge",schemaPath:"#/properties/code_challenge/type",keyword:"type",params:{type: schema77.properties.code_challenge.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge_method !== undefined){
let data4 = data.code_challenge_method;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate188.errors = [{instancePath:instancePath+"/code_challenge_method",schemaPath:"#/properties/code_challenge_method/type",keyword:"type",params:{type: schema77.properties.code_challenge_method.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gotrue_meta_security !== undefined){
const _errs11 = errors;
if(!(validate53(data.gotrue_meta_security, {instancePath:instancePath+"/gotrue_meta_security",parentData:data,parentDataProperty:"gotrue_meta_security",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":{"type":true,"email":true,"phone":true,"code_challenge":true,"code_challenge_method":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};

export const resend400 = validate190;
const schema78 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","captcha_failed","email_address_invalid","email_address_not_authorized","email_provider_disabled","phone_provider_disabled",400]},"error_code":{"enum":["bad_json","validation_failed","captcha_failed","email_address_invalid","email_address_not_authorized","email_provider_disabled","phone_provider_disabled"]}},"$id":"resend400"};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resend400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "captcha_failed")) || (data0 === "email_address_invalid")) || (data0 === "email_address_not_authorized")) || (data0 === "email_provider_disabled")) || (data0 === "phone_provider_disabled")) || (data0 === 400))){
validate190.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema78.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((((((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "captcha_failed")) || (data1 === "email_address_invalid")) || (data1 === "email_address_not_authorized")) || (data1 === "email_provider_disabled")) || (data1 === "phone_provider_disabled"))){
validate190.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema78.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate190.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate190.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const resend422 = validate192;
const schema79 = {"$ref":"codedError","properties":{"code":{"enum":["sms_send_failed",422]},"error_code":{"enum":["sms_send_failed"]}},"$id":"resend422"};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="resend422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "sms_send_failed") || (data0 === 422))){
validate192.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema79.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "sms_send_failed")){
validate192.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema79.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate192.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate192.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const recoverRequest = validate194;
const schema80 = {"type":"object","properties":{"email":{"type":"string"},"code_challenge":{"type":["string","null"]},"code_challenge_method":{"type":["string","null"]},"gotrue_meta_security":{"$ref":"auth.MetaSecurity"}},"$id":"recoverRequest"};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="recoverRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
const _errs1 = errors;
if(typeof data.email !== "string"){
validate194.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge !== undefined){
let data1 = data.code_challenge;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate194.errors = [{instancePath:instancePath+"/code_challenge",schemaPath:"#/properties/code_challenge/type",keyword:"type",params:{type: schema80.properties.code_challenge.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge_method !== undefined){
let data2 = data.code_challenge_method;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate194.errors = [{instancePath:instancePath+"/code_challenge_method",schemaPath:"#/properties/code_challenge_method/type",keyword:"type",params:{type: schema80.properties.code_challenge_method.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gotrue_meta_security !== undefined){
const _errs7 = errors;
if(!(validate53(data.gotrue_meta_security, {instancePath:instancePath+"/gotrue_meta_security",parentData:data,parentDataProperty:"gotrue_meta_security",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":{"email":true,"code_challenge":true,"code_challenge_method":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};

export const reauthenticate400 = validate196;
const schema81 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed","bad_jwt","email_address_invalid","email_address_not_authorized",400]},"error_code":{"enum":["validation_failed","bad_jwt","email_address_invalid","email_address_not_authorized"]}},"$id":"reauthenticate400"};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="reauthenticate400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((((data0 === "validation_failed") || (data0 === "bad_jwt")) || (data0 === "email_address_invalid")) || (data0 === "email_address_not_authorized")) || (data0 === 400))){
validate196.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema81.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((((data1 === "validation_failed") || (data1 === "bad_jwt")) || (data1 === "email_address_invalid")) || (data1 === "email_address_not_authorized"))){
validate196.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema81.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate196.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate196.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const reauthenticate422 = validate198;
const schema82 = {"$ref":"codedError","properties":{"code":{"enum":["email_not_confirmed","phone_not_confirmed","sms_send_failed",422]},"error_code":{"enum":["email_not_confirmed","phone_not_confirmed","sms_send_failed"]}},"$id":"reauthenticate422"};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="reauthenticate422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "email_not_confirmed") || (data0 === "phone_not_confirmed")) || (data0 === "sms_send_failed")) || (data0 === 422))){
validate198.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema82.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "email_not_confirmed") || (data1 === "phone_not_confirmed")) || (data1 === "sms_send_failed"))){
validate198.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema82.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate198.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate198.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const user200 = validate200;
const schema83 = {"$ref":"auth.User","$id":"user200"};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="user200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const user400 = validate202;
const schema84 = {"$ref":"codedError","properties":{"code":{"enum":["bad_jwt","validation_failed",400]},"error_code":{"enum":["bad_jwt","validation_failed"]}},"$id":"user400"};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="user400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "bad_jwt") || (data0 === "validation_failed")) || (data0 === 400))){
validate202.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema84.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "bad_jwt") || (data1 === "validation_failed"))){
validate202.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema84.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate202.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate202.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const updateUserRequest = validate204;
const schema85 = {"type":"object","properties":{"email":{"type":"string"},"phone":{"type":"string"},"password":{"type":["string","null"]},"current_password":{"type":["string","null"]},"nonce":{"type":"string"},"data":{"type":"object"},"channel":{"type":"string"},"code_challenge":{"type":["string","null"]},"code_challenge_method":{"type":["string","null"]}},"$id":"updateUserRequest"};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateUserRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
const _errs1 = errors;
if(typeof data.email !== "string"){
validate204.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs3 = errors;
if(typeof data.phone !== "string"){
validate204.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data2 = data.password;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate204.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: schema85.properties.password.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_password !== undefined){
let data3 = data.current_password;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate204.errors = [{instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/type",keyword:"type",params:{type: schema85.properties.current_password.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
const _errs9 = errors;
if(typeof data.nonce !== "string"){
validate204.errors = [{instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data5 = data.data;
const _errs11 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate204.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs13 = errors;
if(typeof data.channel !== "string"){
validate204.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge !== undefined){
let data7 = data.code_challenge;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate204.errors = [{instancePath:instancePath+"/code_challenge",schemaPath:"#/properties/code_challenge/type",keyword:"type",params:{type: schema85.properties.code_challenge.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge_method !== undefined){
let data8 = data.code_challenge_method;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate204.errors = [{instancePath:instancePath+"/code_challenge_method",schemaPath:"#/properties/code_challenge_method/type",keyword:"type",params:{type: schema85.properties.code_challenge_method.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":{"email":true,"phone":true,"password":true,"current_password":true,"nonce":true,"data":true,"channel":true,"code_challenge":true,"code_challenge_method":true},"dynamicProps":false,"dynamicItems":false};

export const updateUser200 = validate205;
const schema86 = {"$ref":"auth.User","$id":"updateUser200"};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateUser200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateUser400 = validate207;
const schema87 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","bad_jwt","email_address_invalid","email_address_not_authorized","reauthentication_needed","current_password_required","current_password_invalid",400]},"error_code":{"enum":["bad_json","validation_failed","bad_jwt","email_address_invalid","email_address_not_authorized","reauthentication_needed","current_password_required","current_password_invalid"]}},"$id":"updateUser400"};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateUser400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((((((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "bad_jwt")) || (data0 === "email_address_invalid")) || (data0 === "email_address_not_authorized")) || (data0 === "reauthentication_needed")) || (data0 === "current_password_required")) || (data0 === "current_password_invalid")) || (data0 === 400))){
validate207.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema87.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((((((((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "bad_jwt")) || (data1 === "email_address_invalid")) || (data1 === "email_address_not_authorized")) || (data1 === "reauthentication_needed")) || (data1 === "current_password_required")) || (data1 === "current_password_invalid"))){
validate207.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema87.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate207.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate207.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const updateUser401 = validate209;
const schema88 = {"anyOf":[{"$ref":"codedError","properties":{"code":{"enum":["no_authorization","insufficient_aal",401]},"error_code":{"enum":["no_authorization","insufficient_aal"]}}},{"$ref":"auth.GatewayError"}],"$id":"updateUser401"};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateUser401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(!(((data0 === "no_authorization") || (data0 === "insufficient_aal")) || (data0 === 401))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/0/properties/code/enum",keyword:"enum",params:{allowedValues: schema88.anyOf[0].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs3 = errors;
if(!((data1 === "no_authorization") || (data1 === "insufficient_aal"))){
const err1 = {instancePath:instancePath+"/error_code",schemaPath:"#/anyOf/0/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema88.anyOf[0].properties.error_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate209.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate209.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate209.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const updateUser403 = validate212;
const schema89 = {"$ref":"codedError","properties":{"code":{"enum":["bad_jwt","user_not_found","session_not_found","user_banned","not_admin",403]},"error_code":{"enum":["bad_jwt","user_not_found","session_not_found","user_banned","not_admin"]}},"$id":"updateUser403"};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateUser403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((((data0 === "bad_jwt") || (data0 === "user_not_found")) || (data0 === "session_not_found")) || (data0 === "user_banned")) || (data0 === "not_admin")) || (data0 === 403))){
validate212.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema89.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((((data1 === "bad_jwt") || (data1 === "user_not_found")) || (data1 === "session_not_found")) || (data1 === "user_banned")) || (data1 === "not_admin"))){
validate212.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema89.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate212.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate212.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const updateUser422 = validate214;
const schema90 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed","weak_password","same_password","email_exists","phone_exists","user_sso_managed","reauthentication_not_valid","sms_send_failed",422]},"error_code":{"enum":["validation_failed","weak_password","same_password","email_exists","phone_exists","user_sso_managed","reauthentication_not_valid","sms_send_failed"]}},"$id":"updateUser422"};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateUser422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((((((((data0 === "validation_failed") || (data0 === "weak_password")) || (data0 === "same_password")) || (data0 === "email_exists")) || (data0 === "phone_exists")) || (data0 === "user_sso_managed")) || (data0 === "reauthentication_not_valid")) || (data0 === "sms_send_failed")) || (data0 === 422))){
validate214.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema90.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((((((((data1 === "validation_failed") || (data1 === "weak_password")) || (data1 === "same_password")) || (data1 === "email_exists")) || (data1 === "phone_exists")) || (data1 === "user_sso_managed")) || (data1 === "reauthentication_not_valid")) || (data1 === "sms_send_failed"))){
validate214.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema90.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate214.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate214.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const logout400 = validate216;
const schema91 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed","bad_jwt",400]},"error_code":{"enum":["validation_failed","bad_jwt"]}},"$id":"logout400"};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="logout400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "validation_failed") || (data0 === "bad_jwt")) || (data0 === 400))){
validate216.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema91.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "validation_failed") || (data1 === "bad_jwt"))){
validate216.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema91.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate216.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate216.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const jwks200 = validate218;
const schema92 = {"type":"object","required":["keys"],"properties":{"keys":{"type":"array","items":{"$ref":"auth.PublicKey"}}},"$id":"jwks200"};
const schema93 = {"type":"object","required":["kty","alg"],"properties":{"kty":{"type":"string","enum":["EC","RSA","OKP"],"description":"Symmetric keys are never listed."},"kid":{"type":"string"},"alg":{"type":"string"},"use":{"type":"string"},"key_ops":{"type":"array","items":{"type":"string"}},"d":false},"$id":"auth.PublicKey"};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.PublicKey" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kty === undefined) && (missing0 = "kty")) || ((data.alg === undefined) && (missing0 = "alg"))){
validate219.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kty !== undefined){
let data0 = data.kty;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate219.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "EC") || (data0 === "RSA")) || (data0 === "OKP"))){
validate219.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/enum",keyword:"enum",params:{allowedValues: schema93.properties.kty.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kid !== undefined){
const _errs3 = errors;
if(typeof data.kid !== "string"){
validate219.errors = [{instancePath:instancePath+"/kid",schemaPath:"#/properties/kid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alg !== undefined){
const _errs5 = errors;
if(typeof data.alg !== "string"){
validate219.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.use !== undefined){
const _errs7 = errors;
if(typeof data.use !== "string"){
validate219.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key_ops !== undefined){
let data4 = data.key_ops;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data4[i0] !== "string"){
validate219.errors = [{instancePath:instancePath+"/key_ops/" + i0,schemaPath:"#/properties/key_ops/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/key_ops",schemaPath:"#/properties/key_ops/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.d !== undefined){
var valid0 = false;
validate219.errors = [{instancePath:instancePath+"/d",schemaPath:"#/properties/d/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":{"kty":true,"kid":true,"alg":true,"use":true,"key_ops":true,"d":true},"dynamicProps":false,"dynamicItems":false};


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="jwks200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.keys === undefined) && (missing0 = "keys")){
validate218.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.keys !== undefined){
let data0 = data.keys;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate219(data0[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate218.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":{"keys":true},"dynamicProps":false,"dynamicItems":false};

export const settings200 = validate221;
const schema94 = {"type":"object","required":["external","disable_signup","mailer_autoconfirm","phone_autoconfirm","sms_provider","saml_enabled","passkeys_enabled"],"properties":{"external":{"type":"object","required":["anonymous_users","email","phone"],"additionalProperties":{"type":"boolean"}},"disable_signup":{"type":"boolean"},"mailer_autoconfirm":{"type":"boolean"},"phone_autoconfirm":{"type":"boolean"},"sms_provider":{"type":"string"},"saml_enabled":{"type":"boolean"},"passkeys_enabled":{"type":"boolean"}},"$id":"settings200"};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="settings200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.external === undefined) && (missing0 = "external")) || ((data.disable_signup === undefined) && (missing0 = "disable_signup"))) || ((data.mailer_autoconfirm === undefined) && (missing0 = "mailer_autoconfirm"))) || ((data.phone_autoconfirm === undefined) && (missing0 = "phone_autoconfirm"))) || ((data.sms_provider === undefined) && (missing0 = "sms_provider"))) || ((data.saml_enabled === undefined) && (missing0 = "saml_enabled"))) || ((data.passkeys_enabled === undefined) && (missing0 = "passkeys_enabled"))){
validate221.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.external !== undefined){
let data0 = data.external;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.anonymous_users === undefined) && (missing1 = "anonymous_users")) || ((data0.email === undefined) && (missing1 = "email"))) || ((data0.phone === undefined) && (missing1 = "phone"))){
validate221.errors = [{instancePath:instancePath+"/external",schemaPath:"#/properties/external/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
for(const key0 in data0){
const _errs4 = errors;
if(typeof data0[key0] !== "boolean"){
validate221.errors = [{instancePath:instancePath+"/external/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/external/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate221.errors = [{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disable_signup !== undefined){
const _errs6 = errors;
if(typeof data.disable_signup !== "boolean"){
validate221.errors = [{instancePath:instancePath+"/disable_signup",schemaPath:"#/properties/disable_signup/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mailer_autoconfirm !== undefined){
const _errs8 = errors;
if(typeof data.mailer_autoconfirm !== "boolean"){
validate221.errors = [{instancePath:instancePath+"/mailer_autoconfirm",schemaPath:"#/properties/mailer_autoconfirm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_autoconfirm !== undefined){
const _errs10 = errors;
if(typeof data.phone_autoconfirm !== "boolean"){
validate221.errors = [{instancePath:instancePath+"/phone_autoconfirm",schemaPath:"#/properties/phone_autoconfirm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sms_provider !== undefined){
const _errs12 = errors;
if(typeof data.sms_provider !== "string"){
validate221.errors = [{instancePath:instancePath+"/sms_provider",schemaPath:"#/properties/sms_provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.saml_enabled !== undefined){
const _errs14 = errors;
if(typeof data.saml_enabled !== "boolean"){
validate221.errors = [{instancePath:instancePath+"/saml_enabled",schemaPath:"#/properties/saml_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passkeys_enabled !== undefined){
const _errs16 = errors;
if(typeof data.passkeys_enabled !== "boolean"){
validate221.errors = [{instancePath:instancePath+"/passkeys_enabled",schemaPath:"#/properties/passkeys_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate221.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":{"external":true,"disable_signup":true,"mailer_autoconfirm":true,"phone_autoconfirm":true,"sms_provider":true,"saml_enabled":true,"passkeys_enabled":true},"dynamicProps":false,"dynamicItems":false};

export const health200 = validate222;
const schema95 = {"type":"object","required":["version","name","description"],"properties":{"version":{"type":"string"},"name":{"type":"string","const":"GoTrue"},"description":{"type":"string"}},"$id":"health200"};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="health200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.version === undefined) && (missing0 = "version")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
const _errs1 = errors;
if(typeof data.version !== "string"){
validate222.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate222.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("GoTrue" !== data1){
validate222.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "GoTrue"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs5 = errors;
if(typeof data.description !== "string"){
validate222.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":{"version":true,"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

export const authorize400 = validate223;
const schema96 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed",400]},"error_code":{"enum":["validation_failed"]}},"$id":"authorize400"};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authorize400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "validation_failed") || (data0 === 400))){
validate223.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema96.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "validation_failed")){
validate223.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema96.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate223.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate223.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const ssoRequest = validate225;
const schema97 = {"type":"object","properties":{"provider_id":{"type":"string"},"domain":{"type":"string"},"redirect_to":{"type":"string"},"skip_http_redirect":{"type":["boolean","null"]},"code_challenge":{"type":["string","null"]},"code_challenge_method":{"type":["string","null"]},"gotrue_meta_security":{"$ref":"auth.MetaSecurity"}},"$id":"ssoRequest"};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ssoRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider_id !== undefined){
const _errs1 = errors;
if(typeof data.provider_id !== "string"){
validate225.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"#/properties/provider_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
const _errs3 = errors;
if(typeof data.domain !== "string"){
validate225.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirect_to !== undefined){
const _errs5 = errors;
if(typeof data.redirect_to !== "string"){
validate225.errors = [{instancePath:instancePath+"/redirect_to",schemaPath:"#/properties/redirect_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skip_http_redirect !== undefined){
let data3 = data.skip_http_redirect;
const _errs7 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate225.errors = [{instancePath:instancePath+"/skip_http_redirect",schemaPath:"#/properties/skip_http_redirect/type",keyword:"type",params:{type: schema97.properties.skip_http_redirect.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge !== undefined){
let data4 = data.code_challenge;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate225.errors = [{instancePath:instancePath+"/code_challenge",schemaPath:"#/properties/code_challenge/type",keyword:"type",params:{type: schema97.properties.code_challenge.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge_method !== undefined){
let data5 = data.code_challenge_method;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate225.errors = [{instancePath:instancePath+"/code_challenge_method",schemaPath:"#/properties/code_challenge_method/type",keyword:"type",params:{type: schema97.properties.code_challenge_method.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gotrue_meta_security !== undefined){
const _errs13 = errors;
if(!(validate53(data.gotrue_meta_security, {instancePath:instancePath+"/gotrue_meta_security",parentData:data,parentDataProperty:"gotrue_meta_security",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":{"provider_id":true,"domain":true,"redirect_to":true,"skip_http_redirect":true,"code_challenge":true,"code_challenge_method":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};

export const authAddress200 = validate227;
const schema98 = {"type":"object","required":["url"],"properties":{"url":{"type":"string"}},"additionalProperties":false,"$id":"authAddress200"};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authAddress200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate227.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "url")){
validate227.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
if(typeof data.url !== "string"){
validate227.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate227.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sso400 = validate228;
const schema99 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","captcha_failed",400]},"error_code":{"enum":["bad_json","validation_failed","captcha_failed"]}},"$id":"sso400"};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sso400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "captcha_failed")) || (data0 === 400))){
validate228.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema99.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "captcha_failed"))){
validate228.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema99.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate228.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate228.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sso404 = validate230;
const schema100 = {"$ref":"codedError","properties":{"code":{"enum":["saml_provider_disabled","sso_provider_not_found","sso_provider_disabled",404]},"error_code":{"enum":["saml_provider_disabled","sso_provider_not_found","sso_provider_disabled"]}},"$id":"sso404"};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sso404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "saml_provider_disabled") || (data0 === "sso_provider_not_found")) || (data0 === "sso_provider_disabled")) || (data0 === 404))){
validate230.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema100.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "saml_provider_disabled") || (data1 === "sso_provider_not_found")) || (data1 === "sso_provider_disabled"))){
validate230.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema100.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate230.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate230.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const samlAssertion404 = validate232;
const schema101 = {"$ref":"codedError","properties":{"code":{"enum":["saml_provider_disabled",404]},"error_code":{"enum":["saml_provider_disabled"]}},"$id":"samlAssertion404"};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="samlAssertion404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "saml_provider_disabled") || (data0 === 404))){
validate232.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema101.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "saml_provider_disabled")){
validate232.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema101.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate232.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate232.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const linkIdentity400 = validate234;
const schema102 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed","bad_jwt",400]},"error_code":{"enum":["validation_failed","bad_jwt"]}},"$id":"linkIdentity400"};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="linkIdentity400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "validation_failed") || (data0 === "bad_jwt")) || (data0 === 400))){
validate234.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema102.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "validation_failed") || (data1 === "bad_jwt"))){
validate234.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema102.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate234.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate234.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authNoLinking404 = validate236;
const schema103 = {"$ref":"codedError","properties":{"code":{"enum":["manual_linking_disabled","validation_failed",404]},"error_code":{"enum":["manual_linking_disabled","validation_failed"]}},"$id":"authNoLinking404"};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authNoLinking404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "manual_linking_disabled") || (data0 === "validation_failed")) || (data0 === 404))){
validate236.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema103.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "manual_linking_disabled") || (data1 === "validation_failed"))){
validate236.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema103.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate236.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate236.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authDone200 = validate238;
const schema104 = {"type":"object","additionalProperties":false,"$id":"authDone200"};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authDone200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate238.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const unlinkIdentity400 = validate239;
const schema105 = {"$ref":"codedError","properties":{"code":{"enum":["bad_jwt",400]},"error_code":{"enum":["bad_jwt"]}},"$id":"unlinkIdentity400"};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unlinkIdentity400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "bad_jwt") || (data0 === 400))){
validate239.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema105.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "bad_jwt")){
validate239.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema105.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate239.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate239.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const unlinkIdentity403 = validate241;
const schema106 = {"$ref":"codedError","properties":{"code":{"enum":["bad_jwt","user_not_found","session_not_found","user_banned","unexpected_audience",403]},"error_code":{"enum":["bad_jwt","user_not_found","session_not_found","user_banned","unexpected_audience"]}},"$id":"unlinkIdentity403"};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unlinkIdentity403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((((data0 === "bad_jwt") || (data0 === "user_not_found")) || (data0 === "session_not_found")) || (data0 === "user_banned")) || (data0 === "unexpected_audience")) || (data0 === 403))){
validate241.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema106.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((((data1 === "bad_jwt") || (data1 === "user_not_found")) || (data1 === "session_not_found")) || (data1 === "user_banned")) || (data1 === "unexpected_audience"))){
validate241.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema106.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate241.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate241.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const unlinkIdentity422 = validate243;
const schema107 = {"$ref":"codedError","properties":{"code":{"enum":["single_identity_not_deletable","identity_not_found","email_conflict_identity_not_deletable",422]},"error_code":{"enum":["single_identity_not_deletable","identity_not_found","email_conflict_identity_not_deletable"]}},"$id":"unlinkIdentity422"};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unlinkIdentity422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "single_identity_not_deletable") || (data0 === "identity_not_found")) || (data0 === "email_conflict_identity_not_deletable")) || (data0 === 422))){
validate243.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema107.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "single_identity_not_deletable") || (data1 === "identity_not_found")) || (data1 === "email_conflict_identity_not_deletable"))){
validate243.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema107.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate243.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate243.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const enrollFactorRequest = validate245;
const schema108 = {"type":"object","properties":{"factor_type":{"type":"string"},"friendly_name":{"type":["string","null"]},"issuer":{"type":["string","null"]},"phone":{"type":["string","null"]}},"$id":"enrollFactorRequest"};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enrollFactorRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.factor_type !== undefined){
const _errs1 = errors;
if(typeof data.factor_type !== "string"){
validate245.errors = [{instancePath:instancePath+"/factor_type",schemaPath:"#/properties/factor_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.friendly_name !== undefined){
let data1 = data.friendly_name;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate245.errors = [{instancePath:instancePath+"/friendly_name",schemaPath:"#/properties/friendly_name/type",keyword:"type",params:{type: schema108.properties.friendly_name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer !== undefined){
let data2 = data.issuer;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate245.errors = [{instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: schema108.properties.issuer.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data3 = data.phone;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate245.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema108.properties.phone.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate245.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":{"factor_type":true,"friendly_name":true,"issuer":true,"phone":true},"dynamicProps":false,"dynamicItems":false};

export const enrollFactor200 = validate246;
const schema109 = {"type":"object","required":["id","type","friendly_name"],"properties":{"id":{"$ref":"auth.Uuid"},"type":{"enum":["totp","phone","webauthn"]},"friendly_name":{"type":"string"},"phone":{"type":"string"},"totp":{"type":"object","required":["qr_code","secret","uri"],"properties":{"qr_code":{"type":"string","pattern":"^<svg","description":"An SVG."},"secret":{"type":"string","pattern":"^[A-Z2-7]{32}$","description":"Base32."},"uri":{"type":"string","pattern":"^otpauth://totp/"}}}},"additionalProperties":false,"$id":"enrollFactor200"};
const pattern7 = new RegExp("^<svg", "u");
const pattern8 = new RegExp("^[A-Z2-7]{32}$", "u");
const pattern9 = new RegExp("^otpauth://totp/", "u");

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enrollFactor200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.friendly_name === undefined) && (missing0 = "friendly_name"))){
validate246.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "type")) || (key0 === "friendly_name")) || (key0 === "phone")) || (key0 === "totp"))){
validate246.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate58(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(!(((data1 === "totp") || (data1 === "phone")) || (data1 === "webauthn"))){
validate246.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema109.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.friendly_name !== undefined){
const _errs4 = errors;
if(typeof data.friendly_name !== "string"){
validate246.errors = [{instancePath:instancePath+"/friendly_name",schemaPath:"#/properties/friendly_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs6 = errors;
if(typeof data.phone !== "string"){
validate246.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totp !== undefined){
let data4 = data.totp;
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.qr_code === undefined) && (missing1 = "qr_code")) || ((data4.secret === undefined) && (missing1 = "secret"))) || ((data4.uri === undefined) && (missing1 = "uri"))){
validate246.errors = [{instancePath:instancePath+"/totp",schemaPath:"#/properties/totp/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.qr_code !== undefined){
let data5 = data4.qr_code;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
validate246.errors = [{instancePath:instancePath+"/totp/qr_code",schemaPath:"#/properties/totp/properties/qr_code/pattern",keyword:"pattern",params:{pattern: "^<svg"},message:"must match pattern \""+"^<svg"+"\""}];
return false;
}
}
else {
validate246.errors = [{instancePath:instancePath+"/totp/qr_code",schemaPath:"#/properties/totp/properties/qr_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.secret !== undefined){
let data6 = data4.secret;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
validate246.errors = [{instancePath:instancePath+"/totp/secret",schemaPath:"#/properties/totp/properties/secret/pattern",keyword:"pattern",params:{pattern: "^[A-Z2-7]{32}$"},message:"must match pattern \""+"^[A-Z2-7]{32}$"+"\""}];
return false;
}
}
else {
validate246.errors = [{instancePath:instancePath+"/totp/secret",schemaPath:"#/properties/totp/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.uri !== undefined){
let data7 = data4.uri;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data7 === "string"){
if(!pattern9.test(data7)){
validate246.errors = [{instancePath:instancePath+"/totp/uri",schemaPath:"#/properties/totp/properties/uri/pattern",keyword:"pattern",params:{pattern: "^otpauth://totp/"},message:"must match pattern \""+"^otpauth://totp/"+"\""}];
return false;
}
}
else {
validate246.errors = [{instancePath:instancePath+"/totp/uri",schemaPath:"#/properties/totp/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/totp",schemaPath:"#/properties/totp/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const enrollFactor400 = validate248;
const schema110 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","bad_jwt",400]},"error_code":{"enum":["bad_json","validation_failed","bad_jwt"]}},"$id":"enrollFactor400"};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enrollFactor400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "bad_jwt")) || (data0 === 400))){
validate248.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema110.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "bad_jwt"))){
validate248.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema110.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate248.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate248.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const enrollFactor403 = validate250;
const schema111 = {"$ref":"codedError","properties":{"code":{"enum":["bad_jwt","user_not_found","session_not_found","user_banned","no_authorization","insufficient_aal",403]},"error_code":{"enum":["bad_jwt","user_not_found","session_not_found","user_banned","no_authorization","insufficient_aal"]}},"$id":"enrollFactor403"};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enrollFactor403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((((((data0 === "bad_jwt") || (data0 === "user_not_found")) || (data0 === "session_not_found")) || (data0 === "user_banned")) || (data0 === "no_authorization")) || (data0 === "insufficient_aal")) || (data0 === 403))){
validate250.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema111.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((((((data1 === "bad_jwt") || (data1 === "user_not_found")) || (data1 === "session_not_found")) || (data1 === "user_banned")) || (data1 === "no_authorization")) || (data1 === "insufficient_aal"))){
validate250.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema111.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate250.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate250.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const enrollFactor422 = validate252;
const schema112 = {"$ref":"codedError","properties":{"code":{"enum":["mfa_totp_enroll_not_enabled","mfa_phone_enroll_not_enabled","mfa_webauthn_enroll_not_enabled","mfa_factor_name_conflict","mfa_verified_factor_exists","too_many_enrolled_mfa_factors",422]},"error_code":{"enum":["mfa_totp_enroll_not_enabled","mfa_phone_enroll_not_enabled","mfa_webauthn_enroll_not_enabled","mfa_factor_name_conflict","mfa_verified_factor_exists","too_many_enrolled_mfa_factors"]}},"$id":"enrollFactor422"};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enrollFactor422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((((((data0 === "mfa_totp_enroll_not_enabled") || (data0 === "mfa_phone_enroll_not_enabled")) || (data0 === "mfa_webauthn_enroll_not_enabled")) || (data0 === "mfa_factor_name_conflict")) || (data0 === "mfa_verified_factor_exists")) || (data0 === "too_many_enrolled_mfa_factors")) || (data0 === 422))){
validate252.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema112.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((((((data1 === "mfa_totp_enroll_not_enabled") || (data1 === "mfa_phone_enroll_not_enabled")) || (data1 === "mfa_webauthn_enroll_not_enabled")) || (data1 === "mfa_factor_name_conflict")) || (data1 === "mfa_verified_factor_exists")) || (data1 === "too_many_enrolled_mfa_factors"))){
validate252.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema112.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate252.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate252.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const unenrollFactor200 = validate254;
const schema113 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"auth.Uuid"}},"additionalProperties":false,"$id":"unenrollFactor200"};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unenrollFactor200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate254.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate254.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
if(!(validate58(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate254.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const unenrollFactor400 = validate256;
const schema114 = {"$ref":"codedError","properties":{"code":{"enum":["bad_jwt",400]},"error_code":{"enum":["bad_jwt"]}},"$id":"unenrollFactor400"};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unenrollFactor400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "bad_jwt") || (data0 === 400))){
validate256.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema114.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "bad_jwt")){
validate256.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema114.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate256.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate256.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authNoFactorOwner403 = validate258;
const schema115 = {"$ref":"codedError","properties":{"code":{"enum":["bad_jwt","user_not_found","session_not_found","user_banned","no_authorization",403]},"error_code":{"enum":["bad_jwt","user_not_found","session_not_found","user_banned","no_authorization"]}},"$id":"authNoFactorOwner403"};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authNoFactorOwner403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((((data0 === "bad_jwt") || (data0 === "user_not_found")) || (data0 === "session_not_found")) || (data0 === "user_banned")) || (data0 === "no_authorization")) || (data0 === 403))){
validate258.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema115.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((((data1 === "bad_jwt") || (data1 === "user_not_found")) || (data1 === "session_not_found")) || (data1 === "user_banned")) || (data1 === "no_authorization"))){
validate258.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema115.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate258.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate258.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authNoFactor404 = validate260;
const schema116 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed","mfa_factor_not_found",404]},"error_code":{"enum":["validation_failed","mfa_factor_not_found"]}},"$id":"authNoFactor404"};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authNoFactor404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "validation_failed") || (data0 === "mfa_factor_not_found")) || (data0 === 404))){
validate260.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema116.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "validation_failed") || (data1 === "mfa_factor_not_found"))){
validate260.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema116.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate260.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate260.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const unenrollFactor422 = validate262;
const schema117 = {"$ref":"codedError","properties":{"code":{"enum":["insufficient_aal",422]},"error_code":{"enum":["insufficient_aal"]}},"$id":"unenrollFactor422"};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unenrollFactor422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "insufficient_aal") || (data0 === 422))){
validate262.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema117.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "insufficient_aal")){
validate262.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema117.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate262.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate262.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const challengeFactorRequest = validate264;
const schema118 = {"type":"object","properties":{"channel":{"type":"string"},"webauthn":{"type":["object","null"],"description":"Its members are disregarded; the relying party is the project's."}},"$id":"challengeFactorRequest"};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="challengeFactorRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel !== undefined){
const _errs1 = errors;
if(typeof data.channel !== "string"){
validate264.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webauthn !== undefined){
let data1 = data.webauthn;
const _errs3 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate264.errors = [{instancePath:instancePath+"/webauthn",schemaPath:"#/properties/webauthn/type",keyword:"type",params:{type: schema118.properties.webauthn.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate264.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":{"channel":true,"webauthn":true},"dynamicProps":false,"dynamicItems":false};

export const challengeFactor200 = validate265;
const schema119 = {"type":"object","required":["id","type","expires_at"],"properties":{"id":{"$ref":"auth.Uuid"},"type":{"enum":["totp","phone","webauthn"]},"expires_at":{"type":"integer","description":"Seconds since 1970."},"webauthn":{"type":"object","required":["type","credential_options"],"properties":{"type":{"enum":["create","request"]},"credential_options":{"type":"object","required":["publicKey"],"properties":{"publicKey":{"type":"object","required":["challenge","timeout"],"description":"PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON of WebAuthn Level 3."}},"additionalProperties":false}},"additionalProperties":false}},"additionalProperties":false,"$id":"challengeFactor200"};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="challengeFactor200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate265.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "expires_at")) || (key0 === "webauthn"))){
validate265.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate58(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(!(((data1 === "totp") || (data1 === "phone")) || (data1 === "webauthn"))){
validate265.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema119.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data2 = data.expires_at;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate265.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webauthn !== undefined){
let data3 = data.webauthn;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.type === undefined) && (missing1 = "type")) || ((data3.credential_options === undefined) && (missing1 = "credential_options"))){
validate265.errors = [{instancePath:instancePath+"/webauthn",schemaPath:"#/properties/webauthn/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data3){
if(!((key1 === "type") || (key1 === "credential_options"))){
validate265.errors = [{instancePath:instancePath+"/webauthn",schemaPath:"#/properties/webauthn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data3.type !== undefined){
let data4 = data3.type;
const _errs9 = errors;
if(!((data4 === "create") || (data4 === "request"))){
validate265.errors = [{instancePath:instancePath+"/webauthn/type",schemaPath:"#/properties/webauthn/properties/type/enum",keyword:"enum",params:{allowedValues: schema119.properties.webauthn.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.credential_options !== undefined){
let data5 = data3.credential_options;
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if((data5.publicKey === undefined) && (missing2 = "publicKey")){
validate265.errors = [{instancePath:instancePath+"/webauthn/credential_options",schemaPath:"#/properties/webauthn/properties/credential_options/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key2 in data5){
if(!(key2 === "publicKey")){
validate265.errors = [{instancePath:instancePath+"/webauthn/credential_options",schemaPath:"#/properties/webauthn/properties/credential_options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data5.publicKey !== undefined){
let data6 = data5.publicKey;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing3;
if(((data6.challenge === undefined) && (missing3 = "challenge")) || ((data6.timeout === undefined) && (missing3 = "timeout"))){
validate265.errors = [{instancePath:instancePath+"/webauthn/credential_options/publicKey",schemaPath:"#/properties/webauthn/properties/credential_options/properties/publicKey/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
}
else {
validate265.errors = [{instancePath:instancePath+"/webauthn/credential_options/publicKey",schemaPath:"#/properties/webauthn/properties/credential_options/properties/publicKey/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/webauthn/credential_options",schemaPath:"#/properties/webauthn/properties/credential_options/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/webauthn",schemaPath:"#/properties/webauthn/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate265.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const challengeFactor400 = validate267;
const schema120 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","bad_jwt",400]},"error_code":{"enum":["bad_json","validation_failed","bad_jwt"]}},"$id":"challengeFactor400"};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="challengeFactor400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "bad_jwt")) || (data0 === 400))){
validate267.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema120.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "bad_jwt"))){
validate267.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema120.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate267.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate267.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const challengeFactor422 = validate269;
const schema121 = {"$ref":"codedError","properties":{"code":{"enum":["mfa_totp_verify_not_enabled","mfa_phone_verify_not_enabled","mfa_webauthn_verify_not_enabled",422]},"error_code":{"enum":["mfa_totp_verify_not_enabled","mfa_phone_verify_not_enabled","mfa_webauthn_verify_not_enabled"]}},"$id":"challengeFactor422"};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="challengeFactor422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "mfa_totp_verify_not_enabled") || (data0 === "mfa_phone_verify_not_enabled")) || (data0 === "mfa_webauthn_verify_not_enabled")) || (data0 === 422))){
validate269.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema121.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "mfa_totp_verify_not_enabled") || (data1 === "mfa_phone_verify_not_enabled")) || (data1 === "mfa_webauthn_verify_not_enabled"))){
validate269.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema121.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate269.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate269.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const verifyFactorRequest = validate271;
const schema122 = {"type":"object","properties":{"challenge_id":{"type":"string"},"code":{"type":"string"},"webauthn":{"type":["object","null"],"properties":{"type":{"type":"string","description":"`create` or `request`, as the challenge says."},"credential_response":{"description":"RegistrationResponseJSON or AuthenticationResponseJSON of WebAuthn Level 3."}}}},"$id":"verifyFactorRequest"};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="verifyFactorRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.challenge_id !== undefined){
const _errs1 = errors;
if(typeof data.challenge_id !== "string"){
validate271.errors = [{instancePath:instancePath+"/challenge_id",schemaPath:"#/properties/challenge_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(typeof data.code !== "string"){
validate271.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webauthn !== undefined){
let data2 = data.webauthn;
const _errs5 = errors;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
validate271.errors = [{instancePath:instancePath+"/webauthn",schemaPath:"#/properties/webauthn/type",keyword:"type",params:{type: schema122.properties.webauthn.type},message:"must be object,null"}];
return false;
}
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type !== undefined){
if(typeof data2.type !== "string"){
validate271.errors = [{instancePath:instancePath+"/webauthn/type",schemaPath:"#/properties/webauthn/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate271.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"props":{"challenge_id":true,"code":true,"webauthn":true},"dynamicProps":false,"dynamicItems":false};

export const verifyFactor200 = validate272;
const schema123 = {"$ref":"auth.Session","$id":"verifyFactor200"};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="verifyFactor200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":{"access_token":true,"token_type":true,"expires_in":true,"expires_at":true,"refresh_token":true,"user":true,"provider_token":true,"provider_refresh_token":true,"weak_password":true},"dynamicProps":false,"dynamicItems":false};

export const verifyFactor400 = validate274;
const schema124 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","bad_jwt",400]},"error_code":{"enum":["bad_json","validation_failed","bad_jwt"]}},"$id":"verifyFactor400"};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="verifyFactor400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "bad_jwt")) || (data0 === 400))){
validate274.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema124.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "bad_jwt"))){
validate274.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema124.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate274.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate274.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const verifyFactor422 = validate276;
const schema125 = {"$ref":"codedError","properties":{"code":{"enum":["mfa_verification_failed","mfa_factor_not_found","mfa_ip_address_mismatch","mfa_challenge_expired","mfa_totp_verify_not_enabled","mfa_phone_verify_not_enabled","mfa_webauthn_enroll_not_enabled",422]},"error_code":{"enum":["mfa_verification_failed","mfa_factor_not_found","mfa_ip_address_mismatch","mfa_challenge_expired","mfa_totp_verify_not_enabled","mfa_phone_verify_not_enabled","mfa_webauthn_enroll_not_enabled"]}},"$id":"verifyFactor422"};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="verifyFactor422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((((((data0 === "mfa_verification_failed") || (data0 === "mfa_factor_not_found")) || (data0 === "mfa_ip_address_mismatch")) || (data0 === "mfa_challenge_expired")) || (data0 === "mfa_totp_verify_not_enabled")) || (data0 === "mfa_phone_verify_not_enabled")) || (data0 === "mfa_webauthn_enroll_not_enabled")) || (data0 === 422))){
validate276.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema125.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((((((data1 === "mfa_verification_failed") || (data1 === "mfa_factor_not_found")) || (data1 === "mfa_ip_address_mismatch")) || (data1 === "mfa_challenge_expired")) || (data1 === "mfa_totp_verify_not_enabled")) || (data1 === "mfa_phone_verify_not_enabled")) || (data1 === "mfa_webauthn_enroll_not_enabled"))){
validate276.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema125.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate276.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate276.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const inviteRequest = validate278;
const schema126 = {"type":"object","properties":{"email":{"type":"string"},"data":{"type":["object","null"]}},"$id":"inviteRequest"};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="inviteRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
const _errs1 = errors;
if(typeof data.email !== "string"){
validate278.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
validate278.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema126.properties.data.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate278.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":{"email":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const authPerson200 = validate279;
const schema127 = {"$ref":"auth.User","$id":"authPerson200"};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authPerson200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const invite400 = validate281;
const schema128 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","email_address_invalid","email_address_not_authorized",400]},"error_code":{"enum":["bad_json","validation_failed","email_address_invalid","email_address_not_authorized"]}},"$id":"invite400"};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="invite400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "email_address_invalid")) || (data0 === "email_address_not_authorized")) || (data0 === 400))){
validate281.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema128.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "email_address_invalid")) || (data1 === "email_address_not_authorized"))){
validate281.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema128.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate281.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate281.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authNoAdmin403 = validate283;
const schema129 = {"$ref":"codedError","properties":{"code":{"enum":["bad_jwt","not_admin","session_not_found",403]},"error_code":{"enum":["bad_jwt","not_admin","session_not_found"]}},"$id":"authNoAdmin403"};

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authNoAdmin403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "bad_jwt") || (data0 === "not_admin")) || (data0 === "session_not_found")) || (data0 === 403))){
validate283.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema129.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "bad_jwt") || (data1 === "not_admin")) || (data1 === "session_not_found"))){
validate283.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema129.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate283.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate283.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const invite422 = validate285;
const schema130 = {"$ref":"codedError","properties":{"code":{"enum":["email_exists",422]},"error_code":{"enum":["email_exists"]}},"$id":"invite422"};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="invite422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "email_exists") || (data0 === 422))){
validate285.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema130.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "email_exists")){
validate285.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema130.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate285.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate285.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminGenerateLinkRequest = validate287;
const schema131 = {"type":"object","properties":{"type":{"type":"string"},"email":{"type":"string"},"new_email":{"type":["string","null"]},"password":{"type":["string","null"]},"data":{"type":["object","null"]},"redirect_to":{"type":["string","null"]}},"$id":"adminGenerateLinkRequest"};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminGenerateLinkRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
validate287.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs3 = errors;
if(typeof data.email !== "string"){
validate287.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_email !== undefined){
let data2 = data.new_email;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate287.errors = [{instancePath:instancePath+"/new_email",schemaPath:"#/properties/new_email/type",keyword:"type",params:{type: schema131.properties.new_email.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data3 = data.password;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate287.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: schema131.properties.password.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data4 = data.data;
const _errs9 = errors;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
validate287.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: schema131.properties.data.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirect_to !== undefined){
let data5 = data.redirect_to;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate287.errors = [{instancePath:instancePath+"/redirect_to",schemaPath:"#/properties/redirect_to/type",keyword:"type",params:{type: schema131.properties.redirect_to.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":{"type":true,"email":true,"new_email":true,"password":true,"data":true,"redirect_to":true},"dynamicProps":false,"dynamicItems":false};

export const adminGenerateLink200 = validate288;
const schema132 = {"type":"object","required":["id","email","action_link","email_otp","hashed_token","verification_type","redirect_to"],"properties":{"id":{"$ref":"auth.Uuid"},"email":{"type":"string"},"action_link":{"type":"string"},"email_otp":{"type":"string","pattern":"^\\d{6,10}$"},"hashed_token":{"type":"string","pattern":"^[0-9a-f]{56}$"},"verification_type":{"enum":["signup","invite","magiclink","recovery","email_change_current","email_change_new"]},"redirect_to":{"type":"string"}},"$id":"adminGenerateLink200"};
const pattern10 = new RegExp("^\\d{6,10}$", "u");
const pattern11 = new RegExp("^[0-9a-f]{56}$", "u");

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminGenerateLink200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.email === undefined) && (missing0 = "email"))) || ((data.action_link === undefined) && (missing0 = "action_link"))) || ((data.email_otp === undefined) && (missing0 = "email_otp"))) || ((data.hashed_token === undefined) && (missing0 = "hashed_token"))) || ((data.verification_type === undefined) && (missing0 = "verification_type"))) || ((data.redirect_to === undefined) && (missing0 = "redirect_to"))){
validate288.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate58(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs2 = errors;
if(typeof data.email !== "string"){
validate288.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action_link !== undefined){
const _errs4 = errors;
if(typeof data.action_link !== "string"){
validate288.errors = [{instancePath:instancePath+"/action_link",schemaPath:"#/properties/action_link/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_otp !== undefined){
let data3 = data.email_otp;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
validate288.errors = [{instancePath:instancePath+"/email_otp",schemaPath:"#/properties/email_otp/pattern",keyword:"pattern",params:{pattern: "^\\d{6,10}$"},message:"must match pattern \""+"^\\d{6,10}$"+"\""}];
return false;
}
}
else {
validate288.errors = [{instancePath:instancePath+"/email_otp",schemaPath:"#/properties/email_otp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hashed_token !== undefined){
let data4 = data.hashed_token;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern11.test(data4)){
validate288.errors = [{instancePath:instancePath+"/hashed_token",schemaPath:"#/properties/hashed_token/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{56}$"},message:"must match pattern \""+"^[0-9a-f]{56}$"+"\""}];
return false;
}
}
else {
validate288.errors = [{instancePath:instancePath+"/hashed_token",schemaPath:"#/properties/hashed_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verification_type !== undefined){
let data5 = data.verification_type;
const _errs10 = errors;
if(!((((((data5 === "signup") || (data5 === "invite")) || (data5 === "magiclink")) || (data5 === "recovery")) || (data5 === "email_change_current")) || (data5 === "email_change_new"))){
validate288.errors = [{instancePath:instancePath+"/verification_type",schemaPath:"#/properties/verification_type/enum",keyword:"enum",params:{allowedValues: schema132.properties.verification_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirect_to !== undefined){
const _errs11 = errors;
if(typeof data.redirect_to !== "string"){
validate288.errors = [{instancePath:instancePath+"/redirect_to",schemaPath:"#/properties/redirect_to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate288.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":{"id":true,"email":true,"action_link":true,"email_otp":true,"hashed_token":true,"verification_type":true,"redirect_to":true},"dynamicProps":false,"dynamicItems":false};

export const adminGenerateLink400 = validate290;
const schema133 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed",400]},"error_code":{"enum":["bad_json","validation_failed"]}},"$id":"adminGenerateLink400"};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminGenerateLink400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === 400))){
validate290.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema133.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "bad_json") || (data1 === "validation_failed"))){
validate290.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema133.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate290.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate290.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminGenerateLink404 = validate292;
const schema134 = {"$ref":"codedError","properties":{"code":{"enum":["user_not_found",404]},"error_code":{"enum":["user_not_found"]}},"$id":"adminGenerateLink404"};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminGenerateLink404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "user_not_found") || (data0 === 404))){
validate292.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema134.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "user_not_found")){
validate292.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema134.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate292.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate292.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminGenerateLink422 = validate294;
const schema135 = {"$ref":"codedError","properties":{"code":{"enum":["email_exists","weak_password",422]},"error_code":{"enum":["email_exists","weak_password"]}},"$id":"adminGenerateLink422"};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminGenerateLink422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate294.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "email_exists") || (data0 === "weak_password")) || (data0 === 422))){
validate294.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema135.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "email_exists") || (data1 === "weak_password"))){
validate294.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema135.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate294.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate294.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminListUsers200 = validate296;
const schema136 = {"type":"object","required":["users","aud"],"properties":{"users":{"type":"array","items":{"$ref":"auth.User"}},"aud":{"type":"string"}},"additionalProperties":false,"$id":"adminListUsers200"};

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminListUsers200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.users === undefined) && (missing0 = "users")) || ((data.aud === undefined) && (missing0 = "aud"))){
validate296.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "users") || (key0 === "aud"))){
validate296.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.users !== undefined){
let data0 = data.users;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate57(data0[i0], {instancePath:instancePath+"/users/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate296.errors = [{instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aud !== undefined){
const _errs5 = errors;
if(typeof data.aud !== "string"){
validate296.errors = [{instancePath:instancePath+"/aud",schemaPath:"#/properties/aud/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate296.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminListUsers400 = validate298;
const schema137 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed",400]},"error_code":{"enum":["validation_failed"]}},"$id":"adminListUsers400"};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminListUsers400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "validation_failed") || (data0 === 400))){
validate298.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema137.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "validation_failed")){
validate298.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema137.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate298.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate298.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminCreateUserRequest = validate300;
const schema138 = {"$ref":"auth.AdminUser","$id":"adminCreateUserRequest"};
const schema139 = {"type":"object","properties":{"id":{"type":"string"},"aud":{"type":"string"},"role":{"type":"string"},"email":{"type":["string","null"]},"phone":{"type":["string","null"]},"password":{"type":["string","null"]},"password_hash":{"type":"string"},"email_confirm":{"type":"boolean"},"phone_confirm":{"type":"boolean"},"user_metadata":{"type":["object","null"]},"app_metadata":{"type":["object","null"]},"ban_duration":{"type":"string","description":"In the notation of Go, such as `1h30m`; `none` ends a ban."}},"$id":"auth.AdminUser"};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.AdminUser" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate301.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aud !== undefined){
const _errs3 = errors;
if(typeof data.aud !== "string"){
validate301.errors = [{instancePath:instancePath+"/aud",schemaPath:"#/properties/aud/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs5 = errors;
if(typeof data.role !== "string"){
validate301.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data3 = data.email;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate301.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema139.properties.email.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data4 = data.phone;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate301.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema139.properties.phone.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data5 = data.password;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate301.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: schema139.properties.password.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password_hash !== undefined){
const _errs13 = errors;
if(typeof data.password_hash !== "string"){
validate301.errors = [{instancePath:instancePath+"/password_hash",schemaPath:"#/properties/password_hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_confirm !== undefined){
const _errs15 = errors;
if(typeof data.email_confirm !== "boolean"){
validate301.errors = [{instancePath:instancePath+"/email_confirm",schemaPath:"#/properties/email_confirm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_confirm !== undefined){
const _errs17 = errors;
if(typeof data.phone_confirm !== "boolean"){
validate301.errors = [{instancePath:instancePath+"/phone_confirm",schemaPath:"#/properties/phone_confirm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_metadata !== undefined){
let data9 = data.user_metadata;
const _errs19 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate301.errors = [{instancePath:instancePath+"/user_metadata",schemaPath:"#/properties/user_metadata/type",keyword:"type",params:{type: schema139.properties.user_metadata.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.app_metadata !== undefined){
let data10 = data.app_metadata;
const _errs21 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate301.errors = [{instancePath:instancePath+"/app_metadata",schemaPath:"#/properties/app_metadata/type",keyword:"type",params:{type: schema139.properties.app_metadata.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ban_duration !== undefined){
const _errs23 = errors;
if(typeof data.ban_duration !== "string"){
validate301.errors = [{instancePath:instancePath+"/ban_duration",schemaPath:"#/properties/ban_duration/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate301.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":{"id":true,"aud":true,"role":true,"email":true,"phone":true,"password":true,"password_hash":true,"email_confirm":true,"phone_confirm":true,"user_metadata":true,"app_metadata":true,"ban_duration":true},"dynamicProps":false,"dynamicItems":false};


function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminCreateUserRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate300.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate301(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"props":{"id":true,"aud":true,"role":true,"email":true,"phone":true,"password":true,"password_hash":true,"email_confirm":true,"phone_confirm":true,"user_metadata":true,"app_metadata":true,"ban_duration":true},"dynamicProps":false,"dynamicItems":false};

export const authBadAdminRequest400 = validate303;
const schema140 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed",400]},"error_code":{"enum":["bad_json","validation_failed"]}},"$id":"authBadAdminRequest400"};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authBadAdminRequest400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === 400))){
validate303.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema140.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "bad_json") || (data1 === "validation_failed"))){
validate303.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema140.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate303.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate303.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminCreateUser422 = validate305;
const schema141 = {"$ref":"codedError","properties":{"code":{"enum":["email_exists","phone_exists",422]},"error_code":{"enum":["email_exists","phone_exists"]}},"$id":"adminCreateUser422"};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminCreateUser422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "email_exists") || (data0 === "phone_exists")) || (data0 === 422))){
validate305.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema141.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "email_exists") || (data1 === "phone_exists"))){
validate305.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema141.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate305.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate305.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authNoUser404 = validate307;
const schema142 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed","user_not_found",404]},"error_code":{"enum":["validation_failed","user_not_found"]}},"$id":"authNoUser404"};

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authNoUser404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "validation_failed") || (data0 === "user_not_found")) || (data0 === 404))){
validate307.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema142.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "validation_failed") || (data1 === "user_not_found"))){
validate307.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema142.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate307.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate307.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminUpdateUserRequest = validate309;
const schema143 = {"$ref":"auth.AdminUser","$id":"adminUpdateUserRequest"};

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminUpdateUserRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate301(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"props":{"id":true,"aud":true,"role":true,"email":true,"phone":true,"password":true,"password_hash":true,"email_confirm":true,"phone_confirm":true,"user_metadata":true,"app_metadata":true,"ban_duration":true},"dynamicProps":false,"dynamicItems":false};

export const adminUpdateUser422 = validate311;
const schema144 = {"$ref":"codedError","properties":{"code":{"enum":["weak_password",422]},"error_code":{"enum":["weak_password"]}},"$id":"adminUpdateUser422"};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminUpdateUser422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "weak_password") || (data0 === 422))){
validate311.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema144.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "weak_password")){
validate311.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema144.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate311.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate311.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminDeleteUserRequest = validate313;
const schema145 = {"type":"object","properties":{"should_soft_delete":{"type":["boolean","null"]}},"$id":"adminDeleteUserRequest"};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminDeleteUserRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.should_soft_delete !== undefined){
let data0 = data.should_soft_delete;
if((typeof data0 !== "boolean") && (data0 !== null)){
validate313.errors = [{instancePath:instancePath+"/should_soft_delete",schemaPath:"#/properties/should_soft_delete/type",keyword:"type",params:{type: schema145.properties.should_soft_delete.type},message:"must be boolean,null"}];
return false;
}
}
}
else {
validate313.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate313.errors = vErrors;
return errors === 0;
}
validate313.evaluated = {"props":{"should_soft_delete":true},"dynamicProps":false,"dynamicItems":false};

export const adminDeleteUser400 = validate314;
const schema146 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json",400]},"error_code":{"enum":["bad_json"]}},"$id":"adminDeleteUser400"};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminDeleteUser400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "bad_json") || (data0 === 400))){
validate314.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema146.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "bad_json")){
validate314.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema146.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate314.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate314.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminUserFactors200 = validate316;
const schema147 = {"type":"array","items":{"$ref":"auth.Factor"},"$id":"adminUserFactors200"};

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminUserFactors200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate68(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate316.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const adminUpdateFactorRequest = validate318;
const schema148 = {"type":"object","properties":{"friendly_name":{"type":["string","null"]},"phone":{"type":["string","null"]}},"$id":"adminUpdateFactorRequest"};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminUpdateFactorRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.friendly_name !== undefined){
let data0 = data.friendly_name;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate318.errors = [{instancePath:instancePath+"/friendly_name",schemaPath:"#/properties/friendly_name/type",keyword:"type",params:{type: schema148.properties.friendly_name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data1 = data.phone;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate318.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema148.properties.phone.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"props":{"friendly_name":true,"phone":true},"dynamicProps":false,"dynamicItems":false};

export const authOneFactor200 = validate319;
const schema149 = {"$ref":"auth.Factor","$id":"authOneFactor200"};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authOneFactor200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"props":{"id":true,"created_at":true,"updated_at":true,"status":true,"friendly_name":true,"factor_type":true,"phone":true,"last_challenged_at":true,"web_authn_aaguid":true,"last_webauthn_challenge_data":true},"dynamicProps":false,"dynamicItems":false};

export const adminUpdateFactor400 = validate321;
const schema150 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed",400]},"error_code":{"enum":["bad_json","validation_failed"]}},"$id":"adminUpdateFactor400"};

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminUpdateFactor400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === 400))){
validate321.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema150.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "bad_json") || (data1 === "validation_failed"))){
validate321.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema150.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate321.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate321.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authNoUserFactor404 = validate323;
const schema151 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed","user_not_found","mfa_factor_not_found",404]},"error_code":{"enum":["validation_failed","user_not_found","mfa_factor_not_found"]}},"$id":"authNoUserFactor404"};

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authNoUserFactor404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "validation_failed") || (data0 === "user_not_found")) || (data0 === "mfa_factor_not_found")) || (data0 === 404))){
validate323.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema151.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "validation_failed") || (data1 === "user_not_found")) || (data1 === "mfa_factor_not_found"))){
validate323.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema151.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate323.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate323.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const crmTrackingRequest = validate325;
const schema152 = {"oneOf":[{"$ref":"functions.PageView"},{"$ref":"functions.FunnelStage"}],"$id":"crmTrackingRequest"};
const schema153 = {"type":"object","required":["type","data"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"page_view"},"data":{"type":"object","required":["sessionId","pagePath"],"additionalProperties":false,"properties":{"userId":{"$ref":"functions.UserId"},"sessionId":{"$ref":"functions.SessionId"},"pagePath":{"type":"string","pattern":"^/"},"pageTitle":{"type":["string","null"]},"referrer":{"type":["string","null"]},"timeOnPage":{"$ref":"functions.Seconds"},"scrollDepth":{"type":["integer","null"],"minimum":0,"maximum":100,"description":"Percent."},"interactions":{"type":["integer","null"],"minimum":0},"metadata":{"type":["object","null"]}}}},"$id":"functions.PageView"};
const schema154 = {"type":["string","null"],"pattern":"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$","$id":"functions.UserId"};
const pattern12 = new RegExp("^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$", "u");

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.UserId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate327.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema154.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern12.test(data)){
validate327.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"},message:"must match pattern \""+"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"+"\""}];
return false;
}
}
}
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema155 = {"type":"string","pattern":"^.{1,128}$","$id":"functions.SessionId"};
const pattern13 = new RegExp("^.{1,128}$", "u");

function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.SessionId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate329.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern13.test(data)){
validate329.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^.{1,128}$"},message:"must match pattern \""+"^.{1,128}$"+"\""}];
return false;
}
}
else {
validate329.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate329.errors = vErrors;
return errors === 0;
}
validate329.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema156 = {"type":["integer","null"],"minimum":0,"$id":"functions.Seconds"};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Seconds" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate331.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema156.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate331.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern14 = new RegExp("^/", "u");

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.PageView" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate326.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate326.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "data"))){
validate326.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate326.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("page_view" !== data0){
validate326.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "page_view"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.sessionId === undefined) && (missing1 = "sessionId")) || ((data1.pagePath === undefined) && (missing1 = "pagePath"))){
validate326.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(func1.call(schema153.properties.data.properties, key1))){
validate326.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.userId !== undefined){
const _errs7 = errors;
if(!(validate327(data1.userId, {instancePath:instancePath+"/data/userId",parentData:data1,parentDataProperty:"userId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.sessionId !== undefined){
const _errs8 = errors;
if(!(validate329(data1.sessionId, {instancePath:instancePath+"/data/sessionId",parentData:data1,parentDataProperty:"sessionId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.pagePath !== undefined){
let data4 = data1.pagePath;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern14.test(data4)){
validate326.errors = [{instancePath:instancePath+"/data/pagePath",schemaPath:"#/properties/data/properties/pagePath/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""}];
return false;
}
}
else {
validate326.errors = [{instancePath:instancePath+"/data/pagePath",schemaPath:"#/properties/data/properties/pagePath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.pageTitle !== undefined){
let data5 = data1.pageTitle;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate326.errors = [{instancePath:instancePath+"/data/pageTitle",schemaPath:"#/properties/data/properties/pageTitle/type",keyword:"type",params:{type: schema153.properties.data.properties.pageTitle.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.referrer !== undefined){
let data6 = data1.referrer;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate326.errors = [{instancePath:instancePath+"/data/referrer",schemaPath:"#/properties/data/properties/referrer/type",keyword:"type",params:{type: schema153.properties.data.properties.referrer.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.timeOnPage !== undefined){
const _errs15 = errors;
if(!(validate331(data1.timeOnPage, {instancePath:instancePath+"/data/timeOnPage",parentData:data1,parentDataProperty:"timeOnPage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.scrollDepth !== undefined){
let data8 = data1.scrollDepth;
const _errs16 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate326.errors = [{instancePath:instancePath+"/data/scrollDepth",schemaPath:"#/properties/data/properties/scrollDepth/type",keyword:"type",params:{type: schema153.properties.data.properties.scrollDepth.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs16){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
validate326.errors = [{instancePath:instancePath+"/data/scrollDepth",schemaPath:"#/properties/data/properties/scrollDepth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate326.errors = [{instancePath:instancePath+"/data/scrollDepth",schemaPath:"#/properties/data/properties/scrollDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.interactions !== undefined){
let data9 = data1.interactions;
const _errs18 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate326.errors = [{instancePath:instancePath+"/data/interactions",schemaPath:"#/properties/data/properties/interactions/type",keyword:"type",params:{type: schema153.properties.data.properties.interactions.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate326.errors = [{instancePath:instancePath+"/data/interactions",schemaPath:"#/properties/data/properties/interactions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.metadata !== undefined){
let data10 = data1.metadata;
const _errs20 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate326.errors = [{instancePath:instancePath+"/data/metadata",schemaPath:"#/properties/data/properties/metadata/type",keyword:"type",params:{type: schema153.properties.data.properties.metadata.type},message:"must be object,null"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema157 = {"type":"object","required":["type","data"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"funnel_stage"},"data":{"type":"object","required":["sessionId","stage","completed"],"additionalProperties":false,"properties":{"userId":{"$ref":"functions.UserId"},"sessionId":{"$ref":"functions.SessionId"},"stage":{"enum":["landing","pricing","checkout","success"]},"completed":{"type":"boolean"},"timeSpent":{"$ref":"functions.Seconds"},"exitReason":{"type":["string","null"]},"metadata":{"type":["object","null"]}}}},"$id":"functions.FunnelStage"};

function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.FunnelStage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate334.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "data"))){
validate334.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate334.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("funnel_stage" !== data0){
validate334.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "funnel_stage"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.sessionId === undefined) && (missing1 = "sessionId")) || ((data1.stage === undefined) && (missing1 = "stage"))) || ((data1.completed === undefined) && (missing1 = "completed"))){
validate334.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((((((key1 === "userId") || (key1 === "sessionId")) || (key1 === "stage")) || (key1 === "completed")) || (key1 === "timeSpent")) || (key1 === "exitReason")) || (key1 === "metadata"))){
validate334.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.userId !== undefined){
const _errs7 = errors;
if(!(validate327(data1.userId, {instancePath:instancePath+"/data/userId",parentData:data1,parentDataProperty:"userId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.sessionId !== undefined){
const _errs8 = errors;
if(!(validate329(data1.sessionId, {instancePath:instancePath+"/data/sessionId",parentData:data1,parentDataProperty:"sessionId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.stage !== undefined){
let data4 = data1.stage;
const _errs9 = errors;
if(!((((data4 === "landing") || (data4 === "pricing")) || (data4 === "checkout")) || (data4 === "success"))){
validate334.errors = [{instancePath:instancePath+"/data/stage",schemaPath:"#/properties/data/properties/stage/enum",keyword:"enum",params:{allowedValues: schema157.properties.data.properties.stage.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.completed !== undefined){
const _errs10 = errors;
if(typeof data1.completed !== "boolean"){
validate334.errors = [{instancePath:instancePath+"/data/completed",schemaPath:"#/properties/data/properties/completed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.timeSpent !== undefined){
const _errs12 = errors;
if(!(validate331(data1.timeSpent, {instancePath:instancePath+"/data/timeSpent",parentData:data1,parentDataProperty:"timeSpent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.exitReason !== undefined){
let data7 = data1.exitReason;
const _errs13 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate334.errors = [{instancePath:instancePath+"/data/exitReason",schemaPath:"#/properties/data/properties/exitReason/type",keyword:"type",params:{type: schema157.properties.data.properties.exitReason.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.metadata !== undefined){
let data8 = data1.metadata;
const _errs15 = errors;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
validate334.errors = [{instancePath:instancePath+"/data/metadata",schemaPath:"#/properties/data/properties/metadata/type",keyword:"type",params:{type: schema157.properties.data.properties.metadata.type},message:"must be object,null"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate334.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate334.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="crmTrackingRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate325.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate326(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate334(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate325.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate325.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate325.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const crmTracking201 = validate339;
const schema158 = {"type":"object","required":["id"],"properties":{"id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}},"additionalProperties":false,"$id":"crmTracking201"};

function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="crmTracking201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate339.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate339.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate339.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate339.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate339.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate339.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const functionsInvalid400 = validate340;
const schema159 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed",400]},"error_code":{"enum":["bad_json","validation_failed"]}},"$id":"functionsInvalid400"};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functionsInvalid400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate340.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === 400))){
validate340.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema159.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "bad_json") || (data1 === "validation_failed"))){
validate340.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema159.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate340.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate340.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const functionsTooLarge413 = validate342;
const schema160 = {"$ref":"codedError","properties":{"code":{"enum":["request_entity_too_large",413]},"error_code":{"enum":["request_entity_too_large"]}},"$id":"functionsTooLarge413"};

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functionsTooLarge413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "request_entity_too_large") || (data0 === 413))){
validate342.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema160.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "request_entity_too_large")){
validate342.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema160.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate342.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate342.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const functionsTooMany429 = validate344;
const schema161 = {"$ref":"codedError","properties":{"code":{"enum":["over_request_rate_limit",429]},"error_code":{"enum":["over_request_rate_limit"]}},"$id":"functionsTooMany429"};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functionsTooMany429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "over_request_rate_limit") || (data0 === 429))){
validate344.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema161.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "over_request_rate_limit")){
validate344.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema161.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate344.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate344.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const functionsFailure502 = validate346;
const schema162 = {"$ref":"codedError","properties":{"code":{"enum":["unexpected_failure",502]},"error_code":{"enum":["unexpected_failure"]}},"$id":"functionsFailure502"};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functionsFailure502" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate346.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "unexpected_failure") || (data0 === 502))){
validate346.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema162.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "unexpected_failure")){
validate346.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema162.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate346.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate346.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const quoteRequest = validate348;
const schema163 = {"type":"object","required":["tier","addOns","coupon"],"additionalProperties":false,"properties":{"tier":{"type":"string","description":"Id of a tier, such as 1-step-10k."},"addOns":{"type":"array","items":{"type":"string"},"maxItems":10},"coupon":{"type":"string"}},"$id":"quoteRequest"};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="quoteRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.tier === undefined) && (missing0 = "tier")) || ((data.addOns === undefined) && (missing0 = "addOns"))) || ((data.coupon === undefined) && (missing0 = "coupon"))){
validate348.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "tier") || (key0 === "addOns")) || (key0 === "coupon"))){
validate348.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tier !== undefined){
const _errs2 = errors;
if(typeof data.tier !== "string"){
validate348.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.addOns !== undefined){
let data1 = data.addOns;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 10){
validate348.errors = [{instancePath:instancePath+"/addOns",schemaPath:"#/properties/addOns/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
validate348.errors = [{instancePath:instancePath+"/addOns/" + i0,schemaPath:"#/properties/addOns/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate348.errors = [{instancePath:instancePath+"/addOns",schemaPath:"#/properties/addOns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coupon !== undefined){
const _errs8 = errors;
if(typeof data.coupon !== "string"){
validate348.errors = [{instancePath:instancePath+"/coupon",schemaPath:"#/properties/coupon/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate348.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const quote200 = validate349;
const schema164 = {"type":"object","required":["lines"],"additionalProperties":false,"properties":{"lines":{"type":"array","minItems":1,"items":{"type":"object","required":["line","kind","item","label","amount_cents"],"additionalProperties":false,"properties":{"line":{"type":"integer"},"kind":{"enum":["fee","add-on","discount"]},"item":{"type":"string","description":"Id of the tier or add-on, or the code of the coupon."},"label":{"type":"string"},"amount_cents":{"type":"integer","description":"Negative for a discount."}}}}},"$id":"quote200"};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="quote200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.lines === undefined) && (missing0 = "lines")){
validate349.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "lines")){
validate349.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lines !== undefined){
let data0 = data.lines;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate349.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((data1.line === undefined) && (missing1 = "line")) || ((data1.kind === undefined) && (missing1 = "kind"))) || ((data1.item === undefined) && (missing1 = "item"))) || ((data1.label === undefined) && (missing1 = "label"))) || ((data1.amount_cents === undefined) && (missing1 = "amount_cents"))){
validate349.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/properties/lines/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((((key1 === "line") || (key1 === "kind")) || (key1 === "item")) || (key1 === "label")) || (key1 === "amount_cents"))){
validate349.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/properties/lines/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.line !== undefined){
let data2 = data1.line;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate349.errors = [{instancePath:instancePath+"/lines/" + i0+"/line",schemaPath:"#/properties/lines/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.kind !== undefined){
let data3 = data1.kind;
const _errs9 = errors;
if(!(((data3 === "fee") || (data3 === "add-on")) || (data3 === "discount"))){
validate349.errors = [{instancePath:instancePath+"/lines/" + i0+"/kind",schemaPath:"#/properties/lines/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema164.properties.lines.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.item !== undefined){
const _errs10 = errors;
if(typeof data1.item !== "string"){
validate349.errors = [{instancePath:instancePath+"/lines/" + i0+"/item",schemaPath:"#/properties/lines/items/properties/item/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.label !== undefined){
const _errs12 = errors;
if(typeof data1.label !== "string"){
validate349.errors = [{instancePath:instancePath+"/lines/" + i0+"/label",schemaPath:"#/properties/lines/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.amount_cents !== undefined){
let data6 = data1.amount_cents;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate349.errors = [{instancePath:instancePath+"/lines/" + i0+"/amount_cents",schemaPath:"#/properties/lines/items/properties/amount_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate349.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/properties/lines/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate349.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate349.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const quote401 = validate350;
const schema165 = {"$ref":"codedError","properties":{"code":{"enum":["bad_jwt",401]},"error_code":{"enum":["bad_jwt"]}},"$id":"quote401"};

function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="quote401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate350.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "bad_jwt") || (data0 === 401))){
validate350.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema165.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "bad_jwt")){
validate350.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema165.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate350.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate350.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const quote404 = validate352;
const schema166 = {"$ref":"codedError","properties":{"code":{"enum":["tier_not_for_sale","add_on_not_for_sale","coupon_unknown",404]},"error_code":{"enum":["tier_not_for_sale","add_on_not_for_sale","coupon_unknown"]}},"$id":"quote404"};

function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="quote404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate352.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "tier_not_for_sale") || (data0 === "add_on_not_for_sale")) || (data0 === "coupon_unknown")) || (data0 === 404))){
validate352.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema166.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "tier_not_for_sale") || (data1 === "add_on_not_for_sale")) || (data1 === "coupon_unknown"))){
validate352.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema166.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate352.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate352.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const quote422 = validate354;
const schema167 = {"$ref":"codedError","properties":{"code":{"enum":["coupon_not_valid_today","coupon_used_up","coupon_not_for_this","coupon_made_by_you",422]},"error_code":{"enum":["coupon_not_valid_today","coupon_used_up","coupon_not_for_this","coupon_made_by_you"]}},"$id":"quote422"};

function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="quote422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate354.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((((data0 === "coupon_not_valid_today") || (data0 === "coupon_used_up")) || (data0 === "coupon_not_for_this")) || (data0 === "coupon_made_by_you")) || (data0 === 422))){
validate354.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema167.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((((data1 === "coupon_not_valid_today") || (data1 === "coupon_used_up")) || (data1 === "coupon_not_for_this")) || (data1 === "coupon_made_by_you"))){
validate354.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema167.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate354.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate354.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const checkoutRequest = validate356;
const schema168 = {"type":"object","required":["key","tier","addOns","email","fullName","country","method","hasAcceptedTerms"],"additionalProperties":false,"properties":{"key":{"$ref":"functions.Uuid"},"tier":{"type":"string","description":"Id of a tier, such as 1-step-10k."},"addOns":{"type":"array","items":{"type":"string"},"maxItems":10},"coupon":{"type":["string","null"]},"email":{"type":"string"},"fullName":{"type":"string"},"country":{"type":"string","pattern":"^[A-Z]{2}$"},"method":{"$ref":"functions.PaymentMethod"},"affiliate":{"type":["string","null"],"description":"The code of the link that the visitor came by."},"hasAcceptedTerms":{"const":true},"termsVersion":{"type":["string","null"],"description":"The version of the rulebook that was accepted."},"replaces":{"type":["array","null"],"items":{"$ref":"functions.Uuid"},"maxItems":5,"description":"Keys of unpaid orders that this one replaces; they are closed."},"language":{"enum":["en","ar",null],"description":"The language of the pages that the payment leads back to."}},"$id":"checkoutRequest"};
const schema169 = {"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$","$id":"functions.Uuid"};

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Uuid" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate357.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate357.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema170 = {"enum":["Visa","Mastercard","Google Pay","Apple Pay","UPI","PayPal","Bitcoin","USDT"],"$id":"functions.PaymentMethod"};

function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.PaymentMethod" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((((data === "Visa") || (data === "Mastercard")) || (data === "Google Pay")) || (data === "Apple Pay")) || (data === "UPI")) || (data === "PayPal")) || (data === "Bitcoin")) || (data === "USDT"))){
validate359.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema170.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern17 = new RegExp("^[A-Z]{2}$", "u");

function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkoutRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate356.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.key === undefined) && (missing0 = "key")) || ((data.tier === undefined) && (missing0 = "tier"))) || ((data.addOns === undefined) && (missing0 = "addOns"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.hasAcceptedTerms === undefined) && (missing0 = "hasAcceptedTerms"))){
validate356.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema168.properties, key0))){
validate356.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
const _errs2 = errors;
if(!(validate357(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
const _errs3 = errors;
if(typeof data.tier !== "string"){
validate356.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.addOns !== undefined){
let data2 = data.addOns;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 10){
validate356.errors = [{instancePath:instancePath+"/addOns",schemaPath:"#/properties/addOns/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data2[i0] !== "string"){
validate356.errors = [{instancePath:instancePath+"/addOns/" + i0,schemaPath:"#/properties/addOns/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate356.errors = [{instancePath:instancePath+"/addOns",schemaPath:"#/properties/addOns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coupon !== undefined){
let data4 = data.coupon;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate356.errors = [{instancePath:instancePath+"/coupon",schemaPath:"#/properties/coupon/type",keyword:"type",params:{type: schema168.properties.coupon.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs11 = errors;
if(typeof data.email !== "string"){
validate356.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs13 = errors;
if(typeof data.fullName !== "string"){
validate356.errors = [{instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
let data7 = data.country;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern17.test(data7)){
validate356.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""}];
return false;
}
}
else {
validate356.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
const _errs17 = errors;
if(!(validate359(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affiliate !== undefined){
let data9 = data.affiliate;
const _errs18 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate356.errors = [{instancePath:instancePath+"/affiliate",schemaPath:"#/properties/affiliate/type",keyword:"type",params:{type: schema168.properties.affiliate.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasAcceptedTerms !== undefined){
const _errs20 = errors;
if(true !== data.hasAcceptedTerms){
validate356.errors = [{instancePath:instancePath+"/hasAcceptedTerms",schemaPath:"#/properties/hasAcceptedTerms/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.termsVersion !== undefined){
let data11 = data.termsVersion;
const _errs21 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate356.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: schema168.properties.termsVersion.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replaces !== undefined){
let data12 = data.replaces;
const _errs23 = errors;
if((!(Array.isArray(data12))) && (data12 !== null)){
validate356.errors = [{instancePath:instancePath+"/replaces",schemaPath:"#/properties/replaces/type",keyword:"type",params:{type: schema168.properties.replaces.type},message:"must be array,null"}];
return false;
}
if(errors === _errs23){
if(Array.isArray(data12)){
if(data12.length > 5){
validate356.errors = [{instancePath:instancePath+"/replaces",schemaPath:"#/properties/replaces/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs25 = errors;
if(!(validate357(data12[i1], {instancePath:instancePath+"/replaces/" + i1,parentData:data12,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid2 = _errs25 === errors;
if(!valid2){
break;
}
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
let data14 = data.language;
const _errs26 = errors;
if(!(((data14 === "en") || (data14 === "ar")) || (data14 === null))){
validate356.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema168.properties.language.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate356.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate356.errors = vErrors;
return errors === 0;
}
validate356.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkout200 = validate362;
const schema171 = {"type":"object","required":["number","status","email","fullName","country","tier","isClaimed","termsVersion","currency","totalCents","placedAt","paidAt","refundedAt","refundReason","isReturned","returnableUntil","canPass","lines","payment","moneyBack","paymentPage"],"additionalProperties":false,"properties":{"number":{"type":"integer"},"status":{"$ref":"functions.OrderStatus"},"email":{"type":"string"},"fullName":{"type":"string"},"country":{"type":"string"},"tier":{"type":"string"},"isClaimed":{"type":"boolean","description":"Whether the order belongs to an account."},"termsVersion":{"type":["string","null"]},"currency":{"const":"USD"},"totalCents":{"type":"integer","minimum":0},"placedAt":{"type":"string"},"paidAt":{"type":["string","null"]},"refundedAt":{"type":["string","null"]},"refundReason":{"type":["string","null"],"description":"What the buyer is told."},"isReturned":{"type":"boolean","description":"Whether the buyer returned it before the first trade."},"returnableUntil":{"type":["string","null"],"description":"Until when return-order refunds it."},"canPass":{"type":"boolean","description":"Whether its evaluation is open, or opens when the order is claimed."},"lines":{"$ref":"functions.Lines"},"payment":{"$ref":"functions.Payment"},"moneyBack":{"$ref":"functions.MoneyBack"},"paymentPage":{"type":["string","null"]}},"$id":"checkout200"};
const schema172 = {"enum":["pending","paid","failed","cancelled","refunded"],"$id":"functions.OrderStatus"};

function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.OrderStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate363.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((data === "pending") || (data === "paid")) || (data === "failed")) || (data === "cancelled")) || (data === "refunded"))){
validate363.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema172.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate363.errors = vErrors;
return errors === 0;
}
validate363.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema173 = {"type":"array","minItems":1,"items":{"type":"object","required":["kind","item","label","amountCents"],"additionalProperties":false,"properties":{"kind":{"enum":["fee","add-on","discount"]},"item":{"type":"string","description":"Id of the tier or add-on, or the code of the coupon."},"label":{"type":"string"},"amountCents":{"type":"integer","description":"Negative for a discount."}}},"$id":"functions.Lines"};

function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Lines" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate365.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate365.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((data0.kind === undefined) && (missing0 = "kind")) || ((data0.item === undefined) && (missing0 = "item"))) || ((data0.label === undefined) && (missing0 = "label"))) || ((data0.amountCents === undefined) && (missing0 = "amountCents"))){
validate365.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!((((key0 === "kind") || (key0 === "item")) || (key0 === "label")) || (key0 === "amountCents"))){
validate365.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.kind !== undefined){
let data1 = data0.kind;
const _errs4 = errors;
if(!(((data1 === "fee") || (data1 === "add-on")) || (data1 === "discount"))){
validate365.errors = [{instancePath:instancePath+"/" + i0+"/kind",schemaPath:"#/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema173.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.item !== undefined){
const _errs5 = errors;
if(typeof data0.item !== "string"){
validate365.errors = [{instancePath:instancePath+"/" + i0+"/item",schemaPath:"#/items/properties/item/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.label !== undefined){
const _errs7 = errors;
if(typeof data0.label !== "string"){
validate365.errors = [{instancePath:instancePath+"/" + i0+"/label",schemaPath:"#/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.amountCents !== undefined){
let data4 = data0.amountCents;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate365.errors = [{instancePath:instancePath+"/" + i0+"/amountCents",schemaPath:"#/items/properties/amountCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate365.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate365.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate365.errors = vErrors;
return errors === 0;
}
validate365.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema174 = {"type":"object","required":["id","method","status","amountCents","failureReason"],"additionalProperties":false,"properties":{"id":{"$ref":"functions.Uuid"},"method":{"$ref":"functions.PaymentMethod"},"status":{"enum":["pending","succeeded","failed","refunded"]},"amountCents":{"type":"integer","minimum":0},"failureReason":{"type":["string","null"]}},"$id":"functions.Payment"};

function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Payment" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate367.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.amountCents === undefined) && (missing0 = "amountCents"))) || ((data.failureReason === undefined) && (missing0 = "failureReason"))){
validate367.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "method")) || (key0 === "status")) || (key0 === "amountCents")) || (key0 === "failureReason"))){
validate367.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate357(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
const _errs3 = errors;
if(!(validate359(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs4 = errors;
if(!((((data2 === "pending") || (data2 === "succeeded")) || (data2 === "failed")) || (data2 === "refunded"))){
validate367.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema174.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amountCents !== undefined){
let data3 = data.amountCents;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate367.errors = [{instancePath:instancePath+"/amountCents",schemaPath:"#/properties/amountCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate367.errors = [{instancePath:instancePath+"/amountCents",schemaPath:"#/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failureReason !== undefined){
let data4 = data.failureReason;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate367.errors = [{instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: schema174.properties.failureReason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate367.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate367.errors = vErrors;
return errors === 0;
}
validate367.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema175 = {"description":"Money that is owed to the buyer, the newest; null when there is none.","anyOf":[{"type":"object","required":["amountCents","currency","cause","receivedAt","sentAt"],"additionalProperties":false,"properties":{"amountCents":{"type":"integer","minimum":1,"description":"In the smallest unit of the currency."},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"cause":{"enum":["not-needed","other-amount","refund-failed","not-by-provider"],"description":"The order was closed or paid when the payment arrived, it is of another amount than was asked for, or the refund of the order came back."},"receivedAt":{"type":"string"},"sentAt":{"type":["string","null"],"description":"When it was sent back; null until then."}}},{"type":"null"}],"$id":"functions.MoneyBack"};
const pattern18 = new RegExp("^[A-Z]{3}$", "u");

function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.MoneyBack" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.amountCents === undefined) && (missing0 = "amountCents")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.cause === undefined) && (missing0 = "cause"))) || ((data.receivedAt === undefined) && (missing0 = "receivedAt"))) || ((data.sentAt === undefined) && (missing0 = "sentAt"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(((((key0 === "amountCents") || (key0 === "currency")) || (key0 === "cause")) || (key0 === "receivedAt")) || (key0 === "sentAt"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.amountCents !== undefined){
let data0 = data.amountCents;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/amountCents",schemaPath:"#/anyOf/0/properties/amountCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/amountCents",schemaPath:"#/anyOf/0/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.currency !== undefined){
let data1 = data.currency;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern18.test(data1)){
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/anyOf/0/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/anyOf/0/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cause !== undefined){
let data2 = data.cause;
const _errs8 = errors;
if(!((((data2 === "not-needed") || (data2 === "other-amount")) || (data2 === "refund-failed")) || (data2 === "not-by-provider"))){
const err6 = {instancePath:instancePath+"/cause",schemaPath:"#/anyOf/0/properties/cause/enum",keyword:"enum",params:{allowedValues: schema175.anyOf[0].properties.cause.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.receivedAt !== undefined){
const _errs9 = errors;
if(typeof data.receivedAt !== "string"){
const err7 = {instancePath:instancePath+"/receivedAt",schemaPath:"#/anyOf/0/properties/receivedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sentAt !== undefined){
let data4 = data.sentAt;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/sentAt",schemaPath:"#/anyOf/0/properties/sentAt/type",keyword:"type",params:{type: schema175.anyOf[0].properties.sentAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs13 = errors;
if(data !== null){
const err10 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err11 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate371.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate371.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate371.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkout200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate362.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((data.number === undefined) && (missing0 = "number")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.tier === undefined) && (missing0 = "tier"))) || ((data.isClaimed === undefined) && (missing0 = "isClaimed"))) || ((data.termsVersion === undefined) && (missing0 = "termsVersion"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.totalCents === undefined) && (missing0 = "totalCents"))) || ((data.placedAt === undefined) && (missing0 = "placedAt"))) || ((data.paidAt === undefined) && (missing0 = "paidAt"))) || ((data.refundedAt === undefined) && (missing0 = "refundedAt"))) || ((data.refundReason === undefined) && (missing0 = "refundReason"))) || ((data.isReturned === undefined) && (missing0 = "isReturned"))) || ((data.returnableUntil === undefined) && (missing0 = "returnableUntil"))) || ((data.canPass === undefined) && (missing0 = "canPass"))) || ((data.lines === undefined) && (missing0 = "lines"))) || ((data.payment === undefined) && (missing0 = "payment"))) || ((data.moneyBack === undefined) && (missing0 = "moneyBack"))) || ((data.paymentPage === undefined) && (missing0 = "paymentPage"))){
validate362.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema171.properties, key0))){
validate362.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate362.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs4 = errors;
if(!(validate363(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs5 = errors;
if(typeof data.email !== "string"){
validate362.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs7 = errors;
if(typeof data.fullName !== "string"){
validate362.errors = [{instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
const _errs9 = errors;
if(typeof data.country !== "string"){
validate362.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
const _errs11 = errors;
if(typeof data.tier !== "string"){
validate362.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isClaimed !== undefined){
const _errs13 = errors;
if(typeof data.isClaimed !== "boolean"){
validate362.errors = [{instancePath:instancePath+"/isClaimed",schemaPath:"#/properties/isClaimed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.termsVersion !== undefined){
let data7 = data.termsVersion;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate362.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: schema171.properties.termsVersion.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
const _errs17 = errors;
if("USD" !== data.currency){
validate362.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "USD"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalCents !== undefined){
let data9 = data.totalCents;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate362.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate362.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placedAt !== undefined){
const _errs20 = errors;
if(typeof data.placedAt !== "string"){
validate362.errors = [{instancePath:instancePath+"/placedAt",schemaPath:"#/properties/placedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paidAt !== undefined){
let data11 = data.paidAt;
const _errs22 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate362.errors = [{instancePath:instancePath+"/paidAt",schemaPath:"#/properties/paidAt/type",keyword:"type",params:{type: schema171.properties.paidAt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundedAt !== undefined){
let data12 = data.refundedAt;
const _errs24 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate362.errors = [{instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/type",keyword:"type",params:{type: schema171.properties.refundedAt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundReason !== undefined){
let data13 = data.refundReason;
const _errs26 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate362.errors = [{instancePath:instancePath+"/refundReason",schemaPath:"#/properties/refundReason/type",keyword:"type",params:{type: schema171.properties.refundReason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isReturned !== undefined){
const _errs28 = errors;
if(typeof data.isReturned !== "boolean"){
validate362.errors = [{instancePath:instancePath+"/isReturned",schemaPath:"#/properties/isReturned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.returnableUntil !== undefined){
let data15 = data.returnableUntil;
const _errs30 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate362.errors = [{instancePath:instancePath+"/returnableUntil",schemaPath:"#/properties/returnableUntil/type",keyword:"type",params:{type: schema171.properties.returnableUntil.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canPass !== undefined){
const _errs32 = errors;
if(typeof data.canPass !== "boolean"){
validate362.errors = [{instancePath:instancePath+"/canPass",schemaPath:"#/properties/canPass/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lines !== undefined){
const _errs34 = errors;
if(!(validate365(data.lines, {instancePath:instancePath+"/lines",parentData:data,parentDataProperty:"lines",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment !== undefined){
const _errs35 = errors;
if(!(validate367(data.payment, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moneyBack !== undefined){
const _errs36 = errors;
if(!(validate371(data.moneyBack, {instancePath:instancePath+"/moneyBack",parentData:data,parentDataProperty:"moneyBack",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paymentPage !== undefined){
let data20 = data.paymentPage;
const _errs37 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate362.errors = [{instancePath:instancePath+"/paymentPage",schemaPath:"#/properties/paymentPage/type",keyword:"type",params:{type: schema171.properties.paymentPage.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate362.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate362.errors = vErrors;
return errors === 0;
}
validate362.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkout400 = validate373;
const schema176 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","terms_not_accepted",400]},"error_code":{"enum":["bad_json","validation_failed","terms_not_accepted"]}},"$id":"checkout400"};

function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkout400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate373.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "terms_not_accepted")) || (data0 === 400))){
validate373.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema176.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "terms_not_accepted"))){
validate373.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema176.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate373.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate373.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const checkout401 = validate375;
const schema177 = {"$ref":"codedError","properties":{"code":{"enum":["bad_jwt",401]},"error_code":{"enum":["bad_jwt"]}},"$id":"checkout401"};

function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkout401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "bad_jwt") || (data0 === 401))){
validate375.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema177.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "bad_jwt")){
validate375.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema177.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate375.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate375.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const checkout404 = validate377;
const schema178 = {"$ref":"codedError","properties":{"code":{"enum":["tier_not_for_sale","add_on_not_for_sale","coupon_unknown",404]},"error_code":{"enum":["tier_not_for_sale","add_on_not_for_sale","coupon_unknown"]}},"$id":"checkout404"};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkout404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate377.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "tier_not_for_sale") || (data0 === "add_on_not_for_sale")) || (data0 === "coupon_unknown")) || (data0 === 404))){
validate377.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema178.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "tier_not_for_sale") || (data1 === "add_on_not_for_sale")) || (data1 === "coupon_unknown"))){
validate377.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema178.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate377.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate377.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const checkout409 = validate379;
const schema179 = {"$ref":"codedError","properties":{"code":{"enum":["order_key_reused","order_closed","replaced_order_paid",409]},"error_code":{"enum":["order_key_reused","order_closed","replaced_order_paid"]}},"$id":"checkout409"};

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkout409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate379.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "order_key_reused") || (data0 === "order_closed")) || (data0 === "replaced_order_paid")) || (data0 === 409))){
validate379.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema179.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "order_key_reused") || (data1 === "order_closed")) || (data1 === "replaced_order_paid"))){
validate379.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema179.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate379.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate379.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const checkout422 = validate381;
const schema180 = {"$ref":"codedError","properties":{"code":{"enum":["coupon_not_valid_today","coupon_used_up","coupon_not_for_this","coupon_made_by_you","country_restricted",422]},"error_code":{"enum":["coupon_not_valid_today","coupon_used_up","coupon_not_for_this","coupon_made_by_you","country_restricted"]}},"$id":"checkout422"};

function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="checkout422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate381.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((((data0 === "coupon_not_valid_today") || (data0 === "coupon_used_up")) || (data0 === "coupon_not_for_this")) || (data0 === "coupon_made_by_you")) || (data0 === "country_restricted")) || (data0 === 422))){
validate381.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema180.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((((data1 === "coupon_not_valid_today") || (data1 === "coupon_used_up")) || (data1 === "coupon_not_for_this")) || (data1 === "coupon_made_by_you")) || (data1 === "country_restricted"))){
validate381.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema180.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate381.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate381.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const orderReceipt200 = validate383;
const schema181 = {"type":"object","required":["number","status","email","fullName","country","tier","isClaimed","termsVersion","currency","totalCents","placedAt","paidAt","refundedAt","refundReason","isReturned","returnableUntil","canPass","lines","payment","moneyBack"],"additionalProperties":false,"properties":{"number":{"type":"integer"},"status":{"$ref":"functions.OrderStatus"},"email":{"type":"string"},"fullName":{"type":"string"},"country":{"type":"string"},"tier":{"type":"string"},"isClaimed":{"type":"boolean","description":"Whether the order belongs to an account."},"termsVersion":{"type":["string","null"]},"currency":{"const":"USD"},"totalCents":{"type":"integer","minimum":0},"placedAt":{"type":"string"},"paidAt":{"type":["string","null"]},"refundedAt":{"type":["string","null"]},"refundReason":{"type":["string","null"],"description":"What the buyer is told."},"isReturned":{"type":"boolean","description":"Whether the buyer returned it before the first trade."},"returnableUntil":{"type":["string","null"],"description":"Until when return-order refunds it."},"canPass":{"type":"boolean","description":"Whether its evaluation is open, or opens when the order is claimed."},"lines":{"$ref":"functions.Lines"},"payment":{"anyOf":[{"$ref":"functions.Payment"},{"type":"null"}]},"moneyBack":{"$ref":"functions.MoneyBack"}},"$id":"orderReceipt200"};

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="orderReceipt200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate383.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.number === undefined) && (missing0 = "number")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.fullName === undefined) && (missing0 = "fullName"))) || ((data.country === undefined) && (missing0 = "country"))) || ((data.tier === undefined) && (missing0 = "tier"))) || ((data.isClaimed === undefined) && (missing0 = "isClaimed"))) || ((data.termsVersion === undefined) && (missing0 = "termsVersion"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.totalCents === undefined) && (missing0 = "totalCents"))) || ((data.placedAt === undefined) && (missing0 = "placedAt"))) || ((data.paidAt === undefined) && (missing0 = "paidAt"))) || ((data.refundedAt === undefined) && (missing0 = "refundedAt"))) || ((data.refundReason === undefined) && (missing0 = "refundReason"))) || ((data.isReturned === undefined) && (missing0 = "isReturned"))) || ((data.returnableUntil === undefined) && (missing0 = "returnableUntil"))) || ((data.canPass === undefined) && (missing0 = "canPass"))) || ((data.lines === undefined) && (missing0 = "lines"))) || ((data.payment === undefined) && (missing0 = "payment"))) || ((data.moneyBack === undefined) && (missing0 = "moneyBack"))){
validate383.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema181.properties, key0))){
validate383.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate383.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs4 = errors;
if(!(validate363(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs5 = errors;
if(typeof data.email !== "string"){
validate383.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fullName !== undefined){
const _errs7 = errors;
if(typeof data.fullName !== "string"){
validate383.errors = [{instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
const _errs9 = errors;
if(typeof data.country !== "string"){
validate383.errors = [{instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tier !== undefined){
const _errs11 = errors;
if(typeof data.tier !== "string"){
validate383.errors = [{instancePath:instancePath+"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isClaimed !== undefined){
const _errs13 = errors;
if(typeof data.isClaimed !== "boolean"){
validate383.errors = [{instancePath:instancePath+"/isClaimed",schemaPath:"#/properties/isClaimed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.termsVersion !== undefined){
let data7 = data.termsVersion;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate383.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: schema181.properties.termsVersion.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
const _errs17 = errors;
if("USD" !== data.currency){
validate383.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "USD"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalCents !== undefined){
let data9 = data.totalCents;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate383.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate383.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placedAt !== undefined){
const _errs20 = errors;
if(typeof data.placedAt !== "string"){
validate383.errors = [{instancePath:instancePath+"/placedAt",schemaPath:"#/properties/placedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paidAt !== undefined){
let data11 = data.paidAt;
const _errs22 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate383.errors = [{instancePath:instancePath+"/paidAt",schemaPath:"#/properties/paidAt/type",keyword:"type",params:{type: schema181.properties.paidAt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundedAt !== undefined){
let data12 = data.refundedAt;
const _errs24 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate383.errors = [{instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/type",keyword:"type",params:{type: schema181.properties.refundedAt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundReason !== undefined){
let data13 = data.refundReason;
const _errs26 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate383.errors = [{instancePath:instancePath+"/refundReason",schemaPath:"#/properties/refundReason/type",keyword:"type",params:{type: schema181.properties.refundReason.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isReturned !== undefined){
const _errs28 = errors;
if(typeof data.isReturned !== "boolean"){
validate383.errors = [{instancePath:instancePath+"/isReturned",schemaPath:"#/properties/isReturned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.returnableUntil !== undefined){
let data15 = data.returnableUntil;
const _errs30 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate383.errors = [{instancePath:instancePath+"/returnableUntil",schemaPath:"#/properties/returnableUntil/type",keyword:"type",params:{type: schema181.properties.returnableUntil.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canPass !== undefined){
const _errs32 = errors;
if(typeof data.canPass !== "boolean"){
validate383.errors = [{instancePath:instancePath+"/canPass",schemaPath:"#/properties/canPass/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lines !== undefined){
const _errs34 = errors;
if(!(validate365(data.lines, {instancePath:instancePath+"/lines",parentData:data,parentDataProperty:"lines",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment !== undefined){
let data18 = data.payment;
const _errs35 = errors;
const _errs36 = errors;
let valid1 = false;
const _errs37 = errors;
if(!(validate367(data18, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
var _valid0 = _errs37 === errors;
valid1 = valid1 || _valid0;
const _errs38 = errors;
if(data18 !== null){
const err0 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs38 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate383.errors = vErrors;
return false;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moneyBack !== undefined){
const _errs40 = errors;
if(!(validate371(data.moneyBack, {instancePath:instancePath+"/moneyBack",parentData:data,parentDataProperty:"moneyBack",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate383.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate383.errors = vErrors;
return errors === 0;
}
validate383.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const orderReceipt400 = validate388;
const schema182 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed",400]},"error_code":{"enum":["validation_failed"]}},"$id":"orderReceipt400"};

function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="orderReceipt400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate388.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "validation_failed") || (data0 === 400))){
validate388.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema182.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "validation_failed")){
validate388.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema182.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate388.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate388.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const orderReceipt401 = validate390;
const schema183 = {"$ref":"codedError","properties":{"code":{"enum":["bad_jwt",401]},"error_code":{"enum":["bad_jwt"]}},"$id":"orderReceipt401"};

function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="orderReceipt401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "bad_jwt") || (data0 === 401))){
validate390.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema183.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "bad_jwt")){
validate390.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema183.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate390.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate390.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const functionsNoOrder404 = validate392;
const schema184 = {"$ref":"codedError","properties":{"code":{"enum":["order_not_found",404]},"error_code":{"enum":["order_not_found"]}},"$id":"functionsNoOrder404"};

function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functionsNoOrder404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate392.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "order_not_found") || (data0 === 404))){
validate392.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema184.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "order_not_found")){
validate392.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema184.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate392.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate392.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const returnOrderRequest = validate394;
const schema185 = {"type":"object","required":["order"],"additionalProperties":false,"properties":{"order":{"$ref":"functions.Uuid"}},"$id":"returnOrderRequest"};

function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="returnOrderRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate394.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.order === undefined) && (missing0 = "order")){
validate394.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "order")){
validate394.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.order !== undefined){
if(!(validate357(data.order, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate394.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate394.errors = vErrors;
return errors === 0;
}
validate394.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const returnOrder200 = validate396;
const schema186 = {"$ref":"functions.Refunded","$id":"returnOrder200"};
const schema187 = {"type":"object","required":["order","isRepeated"],"additionalProperties":false,"properties":{"order":{"type":"integer","description":"Its number."},"isRepeated":{"type":"boolean"}},"$id":"functions.Refunded"};

function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Refunded" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate397.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.order === undefined) && (missing0 = "order")) || ((data.isRepeated === undefined) && (missing0 = "isRepeated"))){
validate397.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "order") || (key0 === "isRepeated"))){
validate397.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.order !== undefined){
let data0 = data.order;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate397.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isRepeated !== undefined){
const _errs4 = errors;
if(typeof data.isRepeated !== "boolean"){
validate397.errors = [{instancePath:instancePath+"/isRepeated",schemaPath:"#/properties/isRepeated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate397.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate397.errors = vErrors;
return errors === 0;
}
validate397.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="returnOrder200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate396.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate397(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
errors = vErrors.length;
}
validate396.errors = vErrors;
return errors === 0;
}
validate396.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const functionsSignedOut401 = validate399;
const schema188 = {"anyOf":[{"$ref":"codedError","properties":{"code":{"enum":["no_authorization","bad_jwt",401]},"error_code":{"enum":["no_authorization","bad_jwt"]}}},{"type":"object","required":["code","message"],"additionalProperties":false,"properties":{"code":{"const":401},"message":{"type":"string"}}}],"$id":"functionsSignedOut401"};

function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functionsSignedOut401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(!(((data0 === "no_authorization") || (data0 === "bad_jwt")) || (data0 === 401))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/0/properties/code/enum",keyword:"enum",params:{allowedValues: schema188.anyOf[0].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs3 = errors;
if(!((data1 === "no_authorization") || (data1 === "bad_jwt"))){
const err1 = {instancePath:instancePath+"/error_code",schemaPath:"#/anyOf/0/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema188.anyOf[0].properties.error_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
const err2 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const _errs6 = errors;
for(const key0 in data){
if(!((key0 === "code") || (key0 === "message"))){
const err3 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
}
if(_errs6 === errors){
if(data.code !== undefined){
const _errs7 = errors;
if(401 !== data.code){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/1/properties/code/const",keyword:"const",params:{allowedValue: 401},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.message !== undefined){
const _errs8 = errors;
if(typeof data.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/anyOf/1/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate399.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate399.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate399.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const returnOrder404 = validate401;
const schema189 = {"$ref":"codedError","properties":{"code":{"enum":["order_not_found",404]},"error_code":{"enum":["order_not_found"]}},"$id":"returnOrder404"};

function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="returnOrder404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "order_not_found") || (data0 === 404))){
validate401.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema189.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "order_not_found")){
validate401.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema189.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate401.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate401.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const returnOrder409 = validate403;
const schema190 = {"$ref":"codedError","properties":{"code":{"enum":["order_not_returnable",409]},"error_code":{"enum":["order_not_returnable"]}},"$id":"returnOrder409"};

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="returnOrder409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate403.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "order_not_returnable") || (data0 === 409))){
validate403.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema190.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "order_not_returnable")){
validate403.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema190.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate403.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate403.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const showSimulatedPayment400 = validate405;
const schema191 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed",400]},"error_code":{"enum":["validation_failed"]}},"$id":"showSimulatedPayment400"};

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="showSimulatedPayment400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate405.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "validation_failed") || (data0 === 400))){
validate405.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema191.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "validation_failed")){
validate405.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema191.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate405.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate405.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const simulatePayment400 = validate407;
const schema192 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed",400]},"error_code":{"enum":["validation_failed"]}},"$id":"simulatePayment400"};

function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="simulatePayment400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate407.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "validation_failed") || (data0 === 400))){
validate407.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema192.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "validation_failed")){
validate407.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema192.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate407.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate407.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const paymentWebhookRequest = validate409;
const schema193 = {"oneOf":[{"type":"object","required":["payment","status","amountCents","reference"],"additionalProperties":false,"properties":{"payment":{"$ref":"functions.Uuid"},"status":{"enum":["succeeded","failed"]},"amountCents":{"type":"integer","minimum":0},"reference":{"type":"string"},"reason":{"type":["string","null"]}}},{"type":"object","description":"An event of Stripe.","required":["type","data"],"properties":{"type":{"type":"string"},"data":{"type":"object"}}}],"$id":"paymentWebhookRequest"};

function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="paymentWebhookRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate409.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.payment === undefined) && (missing0 = "payment")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.amountCents === undefined) && (missing0 = "amountCents"))) || ((data.reference === undefined) && (missing0 = "reference"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(((((key0 === "payment") || (key0 === "status")) || (key0 === "amountCents")) || (key0 === "reference")) || (key0 === "reason"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.payment !== undefined){
const _errs4 = errors;
if(!(validate357(data.payment, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(!((data1 === "succeeded") || (data1 === "failed"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/0/properties/status/enum",keyword:"enum",params:{allowedValues: schema193.oneOf[0].properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.amountCents !== undefined){
let data2 = data.amountCents;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/amountCents",schemaPath:"#/oneOf/0/properties/amountCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/amountCents",schemaPath:"#/oneOf/0/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reference !== undefined){
const _errs8 = errors;
if(typeof data.reference !== "string"){
const err5 = {instancePath:instancePath+"/reference",schemaPath:"#/oneOf/0/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reason !== undefined){
let data4 = data.reason;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/oneOf/0/properties/reason/type",keyword:"type",params:{type: schema193.oneOf[0].properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.data === undefined) && (missing1 = "data"))){
const err8 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data.type !== undefined){
const _errs14 = errors;
if(typeof data.type !== "string"){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.data !== undefined){
let data6 = data.data;
const _errs16 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/1/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.data = true;
}
}
}
if(!valid0){
const err12 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate409.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate409.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate409.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const paymentWebhook200 = validate411;
const schema194 = {"oneOf":[{"type":"object","required":["order","status","isRepeated"],"additionalProperties":false,"properties":{"order":{"type":"integer"},"status":{"enum":["succeeded","failed","refunded","surplus","disputed"]},"isRepeated":{"type":"boolean"},"isSent":{"type":"boolean","description":"Whether a surplus payment has been sent back."}}},{"type":"object","description":"An event of Stripe that settles nothing.","required":["isIgnored"],"additionalProperties":false,"properties":{"isIgnored":{"const":true}}}],"$id":"paymentWebhook200"};

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="paymentWebhook200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate411.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.order === undefined) && (missing0 = "order")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.isRepeated === undefined) && (missing0 = "isRepeated"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "order") || (key0 === "status")) || (key0 === "isRepeated")) || (key0 === "isSent"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.order !== undefined){
let data0 = data.order;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/order",schemaPath:"#/oneOf/0/properties/order/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data1 = data.status;
const _errs6 = errors;
if(!(((((data1 === "succeeded") || (data1 === "failed")) || (data1 === "refunded")) || (data1 === "surplus")) || (data1 === "disputed"))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/oneOf/0/properties/status/enum",keyword:"enum",params:{allowedValues: schema194.oneOf[0].properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isRepeated !== undefined){
const _errs7 = errors;
if(typeof data.isRepeated !== "boolean"){
const err4 = {instancePath:instancePath+"/isRepeated",schemaPath:"#/oneOf/0/properties/isRepeated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isSent !== undefined){
const _errs9 = errors;
if(typeof data.isSent !== "boolean"){
const err5 = {instancePath:instancePath+"/isSent",schemaPath:"#/oneOf/0/properties/isSent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.isIgnored === undefined) && (missing1 = "isIgnored")){
const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs13 = errors;
for(const key1 in data){
if(!(key1 === "isIgnored")){
const err8 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data.isIgnored !== undefined){
if(true !== data.isIgnored){
const err9 = {instancePath:instancePath+"/isIgnored",schemaPath:"#/oneOf/1/properties/isIgnored/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err11 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate411.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate411.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate411.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const paymentWebhook401 = validate412;
const schema195 = {"$ref":"codedError","properties":{"code":{"enum":["signature_invalid",401]},"error_code":{"enum":["signature_invalid"]}},"$id":"paymentWebhook401"};

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="paymentWebhook401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "signature_invalid") || (data0 === 401))){
validate412.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema195.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "signature_invalid")){
validate412.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema195.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate412.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate412.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const paymentWebhook404 = validate414;
const schema196 = {"$ref":"codedError","properties":{"code":{"enum":["payment_not_found",404]},"error_code":{"enum":["payment_not_found"]}},"$id":"paymentWebhook404"};

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="paymentWebhook404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate414.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "payment_not_found") || (data0 === 404))){
validate414.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema196.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "payment_not_found")){
validate414.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema196.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate414.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate414.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const paymentWebhook422 = validate416;
const schema197 = {"$ref":"codedError","properties":{"code":{"enum":["payment_amount_differs",422]},"error_code":{"enum":["payment_amount_differs"]}},"$id":"paymentWebhook422"};

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="paymentWebhook422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate416.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "payment_amount_differs") || (data0 === 422))){
validate416.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema197.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "payment_amount_differs")){
validate416.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema197.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate416.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate416.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const contactRequest = validate418;
const schema198 = {"type":"object","required":["key","name","email","topic","message"],"additionalProperties":false,"properties":{"key":{"$ref":"functions.Uuid"},"name":{"type":"string"},"email":{"type":"string"},"topic":{"enum":["support","affiliates","press","privacy","other"]},"message":{"type":"string"},"website":{"type":["string","null"]}},"$id":"contactRequest"};

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contactRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate418.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.key === undefined) && (missing0 = "key")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.topic === undefined) && (missing0 = "topic"))) || ((data.message === undefined) && (missing0 = "message"))){
validate418.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "key") || (key0 === "name")) || (key0 === "email")) || (key0 === "topic")) || (key0 === "message")) || (key0 === "website"))){
validate418.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
const _errs2 = errors;
if(!(validate357(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate418.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs5 = errors;
if(typeof data.email !== "string"){
validate418.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topic !== undefined){
let data3 = data.topic;
const _errs7 = errors;
if(!(((((data3 === "support") || (data3 === "affiliates")) || (data3 === "press")) || (data3 === "privacy")) || (data3 === "other"))){
validate418.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/enum",keyword:"enum",params:{allowedValues: schema198.properties.topic.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs8 = errors;
if(typeof data.message !== "string"){
validate418.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.website !== undefined){
let data5 = data.website;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate418.errors = [{instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema198.properties.website.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate418.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate418.errors = vErrors;
return errors === 0;
}
validate418.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const contact202 = validate420;
const schema199 = {"type":"object","required":["isReceived"],"additionalProperties":false,"properties":{"isReceived":{"const":true}},"$id":"contact202"};

function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contact202" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate420.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.isReceived === undefined) && (missing0 = "isReceived")){
validate420.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "isReceived")){
validate420.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.isReceived !== undefined){
if(true !== data.isReceived){
validate420.errors = [{instancePath:instancePath+"/isReceived",schemaPath:"#/properties/isReceived/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate420.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate420.errors = vErrors;
return errors === 0;
}
validate420.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const contact429 = validate421;
const schema200 = {"$ref":"codedError","properties":{"code":{"enum":["over_request_rate_limit",429]},"error_code":{"enum":["over_request_rate_limit"]}},"$id":"contact429"};

function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contact429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "over_request_rate_limit") || (data0 === 429))){
validate421.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema200.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "over_request_rate_limit")){
validate421.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema200.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate421.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate421.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const logConsentRequest = validate423;
const schema201 = {"type":"object","required":["visitorId","version","textHash","choice","analytics","marketing"],"additionalProperties":false,"properties":{"visitorId":{"$ref":"functions.Uuid"},"version":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"textHash":{"type":"string","pattern":"^[0-9a-f]{64}$"},"choice":{"enum":["accept-all","necessary-only","custom"]},"analytics":{"type":"boolean"},"marketing":{"type":"boolean"}},"$id":"logConsentRequest"};
const pattern19 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
const pattern20 = new RegExp("^[0-9a-f]{64}$", "u");

function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="logConsentRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate423.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.visitorId === undefined) && (missing0 = "visitorId")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.textHash === undefined) && (missing0 = "textHash"))) || ((data.choice === undefined) && (missing0 = "choice"))) || ((data.analytics === undefined) && (missing0 = "analytics"))) || ((data.marketing === undefined) && (missing0 = "marketing"))){
validate423.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "visitorId") || (key0 === "version")) || (key0 === "textHash")) || (key0 === "choice")) || (key0 === "analytics")) || (key0 === "marketing"))){
validate423.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.visitorId !== undefined){
const _errs2 = errors;
if(!(validate357(data.visitorId, {instancePath:instancePath+"/visitorId",parentData:data,parentDataProperty:"visitorId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data1 = data.version;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern19.test(data1)){
validate423.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate423.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textHash !== undefined){
let data2 = data.textHash;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern20.test(data2)){
validate423.errors = [{instancePath:instancePath+"/textHash",schemaPath:"#/properties/textHash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate423.errors = [{instancePath:instancePath+"/textHash",schemaPath:"#/properties/textHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choice !== undefined){
let data3 = data.choice;
const _errs7 = errors;
if(!(((data3 === "accept-all") || (data3 === "necessary-only")) || (data3 === "custom"))){
validate423.errors = [{instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/enum",keyword:"enum",params:{allowedValues: schema201.properties.choice.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.analytics !== undefined){
const _errs8 = errors;
if(typeof data.analytics !== "boolean"){
validate423.errors = [{instancePath:instancePath+"/analytics",schemaPath:"#/properties/analytics/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marketing !== undefined){
const _errs10 = errors;
if(typeof data.marketing !== "boolean"){
validate423.errors = [{instancePath:instancePath+"/marketing",schemaPath:"#/properties/marketing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate423.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate423.errors = vErrors;
return errors === 0;
}
validate423.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const logConsent201 = validate425;
const schema202 = {"type":"object","required":["isLogged"],"additionalProperties":false,"properties":{"isLogged":{"const":true}},"$id":"logConsent201"};

function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="logConsent201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate425.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.isLogged === undefined) && (missing0 = "isLogged")){
validate425.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "isLogged")){
validate425.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.isLogged !== undefined){
if(true !== data.isLogged){
validate425.errors = [{instancePath:instancePath+"/isLogged",schemaPath:"#/properties/isLogged/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate425.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate425.errors = vErrors;
return errors === 0;
}
validate425.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const affiliateSignupRequest = validate426;
const schema203 = {"type":"object","required":["name","audience","hasAcceptedTerms","termsVersion"],"additionalProperties":false,"properties":{"name":{"type":"string"},"code":{"type":["string","null"],"pattern":"^[A-Z0-9]{4,16}$","description":"Made of the name when left out."},"audience":{"type":"string"},"website":{"type":["string","null"]},"hasAcceptedTerms":{"const":true},"termsVersion":{"type":"string","description":"The version of the program's rules that was accepted."}},"$id":"affiliateSignupRequest"};
const pattern21 = new RegExp("^[A-Z0-9]{4,16}$", "u");

function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="affiliateSignupRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate426.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.audience === undefined) && (missing0 = "audience"))) || ((data.hasAcceptedTerms === undefined) && (missing0 = "hasAcceptedTerms"))) || ((data.termsVersion === undefined) && (missing0 = "termsVersion"))){
validate426.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "code")) || (key0 === "audience")) || (key0 === "website")) || (key0 === "hasAcceptedTerms")) || (key0 === "termsVersion"))){
validate426.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate426.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate426.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema203.properties.code.type},message:"must be string,null"}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
validate426.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{4,16}$"},message:"must match pattern \""+"^[A-Z0-9]{4,16}$"+"\""}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audience !== undefined){
const _errs6 = errors;
if(typeof data.audience !== "string"){
validate426.errors = [{instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.website !== undefined){
let data3 = data.website;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate426.errors = [{instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema203.properties.website.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasAcceptedTerms !== undefined){
const _errs10 = errors;
if(true !== data.hasAcceptedTerms){
validate426.errors = [{instancePath:instancePath+"/hasAcceptedTerms",schemaPath:"#/properties/hasAcceptedTerms/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.termsVersion !== undefined){
const _errs11 = errors;
if(typeof data.termsVersion !== "string"){
validate426.errors = [{instancePath:instancePath+"/termsVersion",schemaPath:"#/properties/termsVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate426.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate426.errors = vErrors;
return errors === 0;
}
validate426.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const affiliateSignup200 = validate427;
const schema204 = {"$ref":"functions.Application","$id":"affiliateSignup200"};
const schema205 = {"type":"object","required":["code","status","isNew"],"additionalProperties":false,"properties":{"code":{"type":"string","pattern":"^[A-Z0-9]{4,16}$"},"status":{"enum":["pending","active","suspended"]},"isNew":{"type":"boolean"}},"$id":"functions.Application"};

function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Application" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate428.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.isNew === undefined) && (missing0 = "isNew"))){
validate428.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "status")) || (key0 === "isNew"))){
validate428.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
validate428.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{4,16}$"},message:"must match pattern \""+"^[A-Z0-9]{4,16}$"+"\""}];
return false;
}
}
else {
validate428.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!(((data1 === "pending") || (data1 === "active")) || (data1 === "suspended"))){
validate428.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema205.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isNew !== undefined){
const _errs5 = errors;
if(typeof data.isNew !== "boolean"){
validate428.errors = [{instancePath:instancePath+"/isNew",schemaPath:"#/properties/isNew/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate428.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate428.errors = vErrors;
return errors === 0;
}
validate428.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="affiliateSignup200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate427.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate428(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
validate427.errors = vErrors;
return errors === 0;
}
validate427.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const affiliateSignup201 = validate430;
const schema206 = {"$ref":"functions.Application","$id":"affiliateSignup201"};

function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="affiliateSignup201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate430.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate428(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
validate430.errors = vErrors;
return errors === 0;
}
validate430.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const affiliateSignup409 = validate432;
const schema207 = {"$ref":"codedError","properties":{"code":{"enum":["affiliate_code_taken","affiliate_terms_outdated",409]},"error_code":{"enum":["affiliate_code_taken","affiliate_terms_outdated"]}},"$id":"affiliateSignup409"};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="affiliateSignup409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate432.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "affiliate_code_taken") || (data0 === "affiliate_terms_outdated")) || (data0 === 409))){
validate432.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema207.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "affiliate_code_taken") || (data1 === "affiliate_terms_outdated"))){
validate432.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema207.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate432.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate432.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const removeDueFiles200 = validate434;
const schema208 = {"type":"object","required":["removed"],"additionalProperties":false,"properties":{"removed":{"type":"integer","minimum":0}},"$id":"removeDueFiles200"};

function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="removeDueFiles200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate434.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.removed === undefined) && (missing0 = "removed")){
validate434.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "removed")){
validate434.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.removed !== undefined){
let data0 = data.removed;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate434.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate434.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
validate434.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const submitDocumentRequest = validate435;
const schema209 = {"type":"object","required":["path","kind"],"additionalProperties":false,"properties":{"path":{"type":"string","description":"Name of the object in the bucket kyc: <person>/<file>."},"kind":{"enum":["passport","identity-card","residence-permit","proof-of-address"]}},"$id":"submitDocumentRequest"};

function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="submitDocumentRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate435.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.path === undefined) && (missing0 = "path")) || ((data.kind === undefined) && (missing0 = "kind"))){
validate435.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "path") || (key0 === "kind"))){
validate435.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(typeof data.path !== "string"){
validate435.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(!((((data1 === "passport") || (data1 === "identity-card")) || (data1 === "residence-permit")) || (data1 === "proof-of-address"))){
validate435.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema209.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate435.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate435.errors = vErrors;
return errors === 0;
}
validate435.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const submitDocument200 = validate436;
const schema210 = {"$ref":"functions.Submission","$id":"submitDocument200"};
const schema211 = {"type":"object","required":["isNew"],"additionalProperties":false,"properties":{"isNew":{"type":"boolean"}},"$id":"functions.Submission"};

function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Submission" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate437.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.isNew === undefined) && (missing0 = "isNew")){
validate437.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "isNew")){
validate437.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.isNew !== undefined){
if(typeof data.isNew !== "boolean"){
validate437.errors = [{instancePath:instancePath+"/isNew",schemaPath:"#/properties/isNew/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
}
else {
validate437.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate437.errors = vErrors;
return errors === 0;
}
validate437.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="submitDocument200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate436.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate437(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate437.errors : vErrors.concat(validate437.errors);
errors = vErrors.length;
}
validate436.errors = vErrors;
return errors === 0;
}
validate436.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const submitDocument201 = validate439;
const schema212 = {"$ref":"functions.Submission","$id":"submitDocument201"};

function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="submitDocument201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate439.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate437(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate437.errors : vErrors.concat(validate437.errors);
errors = vErrors.length;
}
validate439.errors = vErrors;
return errors === 0;
}
validate439.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const submitDocument404 = validate441;
const schema213 = {"$ref":"codedError","properties":{"code":{"enum":["document_not_found",404]},"error_code":{"enum":["document_not_found"]}},"$id":"submitDocument404"};

function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="submitDocument404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate441.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "document_not_found") || (data0 === 404))){
validate441.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema213.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "document_not_found")){
validate441.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema213.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate441.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate441.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const submitDocument409 = validate443;
const schema214 = {"$ref":"codedError","properties":{"code":{"enum":["document_in_review",409]},"error_code":{"enum":["document_in_review"]}},"$id":"submitDocument409"};

function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="submitDocument409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate443.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "document_in_review") || (data0 === 409))){
validate443.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema214.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "document_in_review")){
validate443.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema214.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate443.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate443.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const submitDocument422 = validate445;
const schema215 = {"$ref":"codedError","properties":{"code":{"enum":["document_content_wrong",422]},"error_code":{"enum":["document_content_wrong"]}},"$id":"submitDocument422"};

function validate445(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="submitDocument422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate445.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "document_content_wrong") || (data0 === 422))){
validate445.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema215.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "document_content_wrong")){
validate445.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema215.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate445.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate445.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const certificate200 = validate447;
const schema216 = {"type":"object","required":["number","kind","program","sizeCents","amountCents","issuedOn","holderName","isNameHidden","path","publicKey"],"additionalProperties":false,"properties":{"number":{"type":"integer"},"kind":{"enum":["passed","payout"]},"program":{"type":"string"},"sizeCents":{"type":"integer","minimum":1},"amountCents":{"type":"integer","minimum":0,"description":"The profit of a passed evaluation or the amount of a payout."},"issuedOn":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"holderName":{"type":["string","null"]},"isNameHidden":{"type":"boolean"},"path":{"type":"array","items":{"type":"integer"},"maxItems":60},"publicKey":{"$ref":"functions.CertificateKey"}},"$id":"certificate200"};
const schema217 = {"type":"object","description":"An Ed25519 public key as a JSON Web Key.","required":["kty","crv","x"],"additionalProperties":false,"properties":{"kty":{"const":"OKP"},"crv":{"const":"Ed25519"},"x":{"type":"string","pattern":"^[A-Za-z0-9_-]{43}$"}},"$id":"functions.CertificateKey"};
const pattern24 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");

function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.CertificateKey" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate448.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.kty === undefined) && (missing0 = "kty")) || ((data.crv === undefined) && (missing0 = "crv"))) || ((data.x === undefined) && (missing0 = "x"))){
validate448.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "kty") || (key0 === "crv")) || (key0 === "x"))){
validate448.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kty !== undefined){
const _errs2 = errors;
if("OKP" !== data.kty){
validate448.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/const",keyword:"const",params:{allowedValue: "OKP"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crv !== undefined){
const _errs3 = errors;
if("Ed25519" !== data.crv){
validate448.errors = [{instancePath:instancePath+"/crv",schemaPath:"#/properties/crv/const",keyword:"const",params:{allowedValue: "Ed25519"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.x !== undefined){
let data2 = data.x;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(!pattern24.test(data2)){
validate448.errors = [{instancePath:instancePath+"/x",schemaPath:"#/properties/x/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{43}$"+"\""}];
return false;
}
}
else {
validate448.errors = [{instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate448.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate448.errors = vErrors;
return errors === 0;
}
validate448.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="certificate200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate447.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.number === undefined) && (missing0 = "number")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.program === undefined) && (missing0 = "program"))) || ((data.sizeCents === undefined) && (missing0 = "sizeCents"))) || ((data.amountCents === undefined) && (missing0 = "amountCents"))) || ((data.issuedOn === undefined) && (missing0 = "issuedOn"))) || ((data.holderName === undefined) && (missing0 = "holderName"))) || ((data.isNameHidden === undefined) && (missing0 = "isNameHidden"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.publicKey === undefined) && (missing0 = "publicKey"))){
validate447.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema216.properties, key0))){
validate447.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate447.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(!((data1 === "passed") || (data1 === "payout"))){
validate447.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema216.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.program !== undefined){
const _errs5 = errors;
if(typeof data.program !== "string"){
validate447.errors = [{instancePath:instancePath+"/program",schemaPath:"#/properties/program/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sizeCents !== undefined){
let data3 = data.sizeCents;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate447.errors = [{instancePath:instancePath+"/sizeCents",schemaPath:"#/properties/sizeCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate447.errors = [{instancePath:instancePath+"/sizeCents",schemaPath:"#/properties/sizeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amountCents !== undefined){
let data4 = data.amountCents;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate447.errors = [{instancePath:instancePath+"/amountCents",schemaPath:"#/properties/amountCents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate447.errors = [{instancePath:instancePath+"/amountCents",schemaPath:"#/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuedOn !== undefined){
let data5 = data.issuedOn;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern19.test(data5)){
validate447.errors = [{instancePath:instancePath+"/issuedOn",schemaPath:"#/properties/issuedOn/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""}];
return false;
}
}
else {
validate447.errors = [{instancePath:instancePath+"/issuedOn",schemaPath:"#/properties/issuedOn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holderName !== undefined){
let data6 = data.holderName;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate447.errors = [{instancePath:instancePath+"/holderName",schemaPath:"#/properties/holderName/type",keyword:"type",params:{type: schema216.properties.holderName.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isNameHidden !== undefined){
const _errs15 = errors;
if(typeof data.isNameHidden !== "boolean"){
validate447.errors = [{instancePath:instancePath+"/isNameHidden",schemaPath:"#/properties/isNameHidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data8 = data.path;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
if(data8.length > 60){
validate447.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate447.errors = [{instancePath:instancePath+"/path/" + i0,schemaPath:"#/properties/path/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs19 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate447.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publicKey !== undefined){
const _errs21 = errors;
if(!(validate448(data.publicKey, {instancePath:instancePath+"/publicKey",parentData:data,parentDataProperty:"publicKey",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate447.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate447.errors = vErrors;
return errors === 0;
}
validate447.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const functionsNoCertificate404 = validate450;
const schema218 = {"$ref":"codedError","properties":{"code":{"enum":["certificate_withdrawn",404]},"error_code":{"enum":["certificate_withdrawn"]}},"$id":"functionsNoCertificate404"};

function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functionsNoCertificate404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate450.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "certificate_withdrawn") || (data0 === 404))){
validate450.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema218.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "certificate_withdrawn")){
validate450.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema218.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate450.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate450.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const functionsFalseCertificate422 = validate452;
const schema219 = {"$ref":"codedError","properties":{"code":{"enum":["certificate_invalid",422]},"error_code":{"enum":["certificate_invalid"]}},"$id":"functionsFalseCertificate422"};

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functionsFalseCertificate422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate452.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "certificate_invalid") || (data0 === 422))){
validate452.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema219.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "certificate_invalid")){
validate452.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema219.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate452.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate452.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const readPreview200 = validate454;
const schema220 = {"type":"object","required":["article","expiresAt"],"additionalProperties":false,"properties":{"expiresAt":{"type":"string","description":"ISO 8601."},"article":{"type":"object","additionalProperties":false,"required":["slug","language","title","excerpt","body","author_name","author_role","reading_minutes","tags","published_at","category"],"properties":{"slug":{"type":"string"},"language":{"enum":["en","ar"]},"title":{"type":"string"},"excerpt":{"type":"string"},"body":{"type":"string"},"author_name":{"type":"string"},"author_role":{"type":"string"},"reading_minutes":{"type":"integer"},"tags":{"type":"array","items":{"type":"string"}},"published_at":{"type":"string"},"category":{"type":["object","null"],"required":["slug","name"],"additionalProperties":false,"properties":{"slug":{"type":"string"},"name":{"type":"string"}}}}}},"$id":"readPreview200"};

function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="readPreview200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.article === undefined) && (missing0 = "article")) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate454.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "expiresAt") || (key0 === "article"))){
validate454.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.expiresAt !== undefined){
const _errs2 = errors;
if(typeof data.expiresAt !== "string"){
validate454.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.article !== undefined){
let data1 = data.article;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((((((((data1.slug === undefined) && (missing1 = "slug")) || ((data1.language === undefined) && (missing1 = "language"))) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.excerpt === undefined) && (missing1 = "excerpt"))) || ((data1.body === undefined) && (missing1 = "body"))) || ((data1.author_name === undefined) && (missing1 = "author_name"))) || ((data1.author_role === undefined) && (missing1 = "author_role"))) || ((data1.reading_minutes === undefined) && (missing1 = "reading_minutes"))) || ((data1.tags === undefined) && (missing1 = "tags"))) || ((data1.published_at === undefined) && (missing1 = "published_at"))) || ((data1.category === undefined) && (missing1 = "category"))){
validate454.errors = [{instancePath:instancePath+"/article",schemaPath:"#/properties/article/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(func1.call(schema220.properties.article.properties, key1))){
validate454.errors = [{instancePath:instancePath+"/article",schemaPath:"#/properties/article/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.slug !== undefined){
const _errs7 = errors;
if(typeof data1.slug !== "string"){
validate454.errors = [{instancePath:instancePath+"/article/slug",schemaPath:"#/properties/article/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.language !== undefined){
let data3 = data1.language;
const _errs9 = errors;
if(!((data3 === "en") || (data3 === "ar"))){
validate454.errors = [{instancePath:instancePath+"/article/language",schemaPath:"#/properties/article/properties/language/enum",keyword:"enum",params:{allowedValues: schema220.properties.article.properties.language.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.title !== undefined){
const _errs10 = errors;
if(typeof data1.title !== "string"){
validate454.errors = [{instancePath:instancePath+"/article/title",schemaPath:"#/properties/article/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.excerpt !== undefined){
const _errs12 = errors;
if(typeof data1.excerpt !== "string"){
validate454.errors = [{instancePath:instancePath+"/article/excerpt",schemaPath:"#/properties/article/properties/excerpt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.body !== undefined){
const _errs14 = errors;
if(typeof data1.body !== "string"){
validate454.errors = [{instancePath:instancePath+"/article/body",schemaPath:"#/properties/article/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.author_name !== undefined){
const _errs16 = errors;
if(typeof data1.author_name !== "string"){
validate454.errors = [{instancePath:instancePath+"/article/author_name",schemaPath:"#/properties/article/properties/author_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.author_role !== undefined){
const _errs18 = errors;
if(typeof data1.author_role !== "string"){
validate454.errors = [{instancePath:instancePath+"/article/author_role",schemaPath:"#/properties/article/properties/author_role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.reading_minutes !== undefined){
let data9 = data1.reading_minutes;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate454.errors = [{instancePath:instancePath+"/article/reading_minutes",schemaPath:"#/properties/article/properties/reading_minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.tags !== undefined){
let data10 = data1.tags;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
var valid2 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(typeof data10[i0] !== "string"){
validate454.errors = [{instancePath:instancePath+"/article/tags/" + i0,schemaPath:"#/properties/article/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
if(!valid2){
break;
}
}
}
else {
validate454.errors = [{instancePath:instancePath+"/article/tags",schemaPath:"#/properties/article/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.published_at !== undefined){
const _errs26 = errors;
if(typeof data1.published_at !== "string"){
validate454.errors = [{instancePath:instancePath+"/article/published_at",schemaPath:"#/properties/article/properties/published_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.category !== undefined){
let data13 = data1.category;
const _errs28 = errors;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
validate454.errors = [{instancePath:instancePath+"/article/category",schemaPath:"#/properties/article/properties/category/type",keyword:"type",params:{type: schema220.properties.article.properties.category.type},message:"must be object,null"}];
return false;
}
if(errors === _errs28){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((data13.slug === undefined) && (missing2 = "slug")) || ((data13.name === undefined) && (missing2 = "name"))){
validate454.errors = [{instancePath:instancePath+"/article/category",schemaPath:"#/properties/article/properties/category/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key2 in data13){
if(!((key2 === "slug") || (key2 === "name"))){
validate454.errors = [{instancePath:instancePath+"/article/category",schemaPath:"#/properties/article/properties/category/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs30 === errors){
if(data13.slug !== undefined){
const _errs31 = errors;
if(typeof data13.slug !== "string"){
validate454.errors = [{instancePath:instancePath+"/article/category/slug",schemaPath:"#/properties/article/properties/category/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data13.name !== undefined){
const _errs33 = errors;
if(typeof data13.name !== "string"){
validate454.errors = [{instancePath:instancePath+"/article/category/name",schemaPath:"#/properties/article/properties/category/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate454.errors = [{instancePath:instancePath+"/article",schemaPath:"#/properties/article/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate454.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const functionsNoPreview404 = validate455;
const schema221 = {"$ref":"codedError","properties":{"code":{"enum":["preview_gone",404]},"error_code":{"enum":["preview_gone"]}},"$id":"functionsNoPreview404"};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functionsNoPreview404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate455.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "preview_gone") || (data0 === 404))){
validate455.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema221.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "preview_gone")){
validate455.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema221.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate455.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate455.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const functionsExpiredPreview410 = validate457;
const schema222 = {"$ref":"codedError","properties":{"code":{"enum":["preview_expired",410]},"error_code":{"enum":["preview_expired"]}},"$id":"functionsExpiredPreview410"};

function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functionsExpiredPreview410" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate457.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "preview_expired") || (data0 === 410))){
validate457.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema222.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "preview_expired")){
validate457.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema222.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate457.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate457.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const functionsFalsePreview422 = validate459;
const schema223 = {"$ref":"codedError","properties":{"code":{"enum":["preview_invalid",422]},"error_code":{"enum":["preview_invalid"]}},"$id":"functionsFalsePreview422"};

function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functionsFalsePreview422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate459.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "preview_invalid") || (data0 === 422))){
validate459.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema223.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "preview_invalid")){
validate459.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema223.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate459.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate459.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const makePreviewRequest = validate461;
const schema224 = {"type":"object","required":["table","id","hours"],"additionalProperties":false,"properties":{"table":{"const":"blog_posts"},"id":{"$ref":"functions.Uuid"},"hours":{"type":"integer","minimum":1,"maximum":168}},"$id":"makePreviewRequest"};

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="makePreviewRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate461.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.table === undefined) && (missing0 = "table")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.hours === undefined) && (missing0 = "hours"))){
validate461.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "table") || (key0 === "id")) || (key0 === "hours"))){
validate461.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.table !== undefined){
const _errs2 = errors;
if("blog_posts" !== data.table){
validate461.errors = [{instancePath:instancePath+"/table",schemaPath:"#/properties/table/const",keyword:"const",params:{allowedValue: "blog_posts"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(!(validate357(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hours !== undefined){
let data2 = data.hours;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate461.errors = [{instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 168 || isNaN(data2)){
validate461.errors = [{instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 168},message:"must be <= 168"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate461.errors = [{instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate461.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate461.errors = vErrors;
return errors === 0;
}
validate461.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const makePreview200 = validate463;
const schema225 = {"type":"object","required":["token","expiresAt"],"additionalProperties":false,"properties":{"token":{"type":"string"},"expiresAt":{"type":"string","description":"ISO 8601."}},"$id":"makePreview200"};

function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="makePreview200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate463.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate463.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "token") || (key0 === "expiresAt"))){
validate463.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
const _errs2 = errors;
if(typeof data.token !== "string"){
validate463.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs4 = errors;
if(typeof data.expiresAt !== "string"){
validate463.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate463.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate463.errors = vErrors;
return errors === 0;
}
validate463.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const makePreview401 = validate464;
const schema226 = {"$ref":"codedError","properties":{"code":{"enum":["no_authorization","bad_jwt",401]},"error_code":{"enum":["no_authorization","bad_jwt"]}},"$id":"makePreview401"};

function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="makePreview401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate464.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "no_authorization") || (data0 === "bad_jwt")) || (data0 === 401))){
validate464.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema226.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "no_authorization") || (data1 === "bad_jwt"))){
validate464.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema226.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate464.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate464.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const makePreview403 = validate466;
const schema227 = {"$ref":"codedError","properties":{"code":{"enum":["not_admin","insufficient_aal",403]},"error_code":{"enum":["not_admin","insufficient_aal"]}},"$id":"makePreview403"};

function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="makePreview403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate466.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "not_admin") || (data0 === "insufficient_aal")) || (data0 === 403))){
validate466.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema227.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "not_admin") || (data1 === "insufficient_aal"))){
validate466.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema227.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate466.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate466.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const certificateIds200 = validate468;
const schema228 = {"type":"object","required":["ids"],"additionalProperties":false,"properties":{"ids":{"type":"array","items":{"type":"object","required":["number","id"],"additionalProperties":false,"properties":{"number":{"type":"integer"},"id":{"type":"string"}}}}},"$id":"certificateIds200"};

function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="certificateIds200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate468.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ids === undefined) && (missing0 = "ids")){
validate468.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "ids")){
validate468.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ids !== undefined){
let data0 = data.ids;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.number === undefined) && (missing1 = "number")) || ((data1.id === undefined) && (missing1 = "id"))){
validate468.errors = [{instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!((key1 === "number") || (key1 === "id"))){
validate468.errors = [{instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.number !== undefined){
let data2 = data1.number;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate468.errors = [{instancePath:instancePath+"/ids/" + i0+"/number",schemaPath:"#/properties/ids/items/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.id !== undefined){
const _errs9 = errors;
if(typeof data1.id !== "string"){
validate468.errors = [{instancePath:instancePath+"/ids/" + i0+"/id",schemaPath:"#/properties/ids/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate468.errors = [{instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate468.errors = [{instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate468.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate468.errors = vErrors;
return errors === 0;
}
validate468.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminOrdersRequest = validate469;
const schema229 = {"oneOf":[{"type":"object","required":["action","order","reason"],"additionalProperties":false,"properties":{"action":{"const":"refund"},"order":{"$ref":"functions.Uuid"},"reason":{"type":"string"}}},{"type":"object","required":["action","payment"],"additionalProperties":false,"properties":{"action":{"const":"send-back"},"payment":{"$ref":"functions.Uuid"}}}],"$id":"adminOrdersRequest"};

function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminOrdersRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate469.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.action === undefined) && (missing0 = "action")) || ((data.order === undefined) && (missing0 = "order"))) || ((data.reason === undefined) && (missing0 = "reason"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "order")) || (key0 === "reason"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.action !== undefined){
const _errs4 = errors;
if("refund" !== data.action){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/oneOf/0/properties/action/const",keyword:"const",params:{allowedValue: "refund"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.order !== undefined){
const _errs5 = errors;
if(!(validate357(data.order, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reason !== undefined){
const _errs6 = errors;
if(typeof data.reason !== "string"){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/oneOf/0/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.action === undefined) && (missing1 = "action")) || ((data.payment === undefined) && (missing1 = "payment"))){
const err5 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const _errs10 = errors;
for(const key1 in data){
if(!((key1 === "action") || (key1 === "payment"))){
const err6 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
}
if(_errs10 === errors){
if(data.action !== undefined){
const _errs11 = errors;
if("send-back" !== data.action){
const err7 = {instancePath:instancePath+"/action",schemaPath:"#/oneOf/1/properties/action/const",keyword:"const",params:{allowedValue: "send-back"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.payment !== undefined){
const _errs12 = errors;
if(!(validate357(data.payment, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate469.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate469.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate469.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminOrders200 = validate472;
const schema230 = {"$ref":"functions.Refunded","$id":"adminOrders200"};

function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminOrders200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate472.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate397(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
errors = vErrors.length;
}
validate472.errors = vErrors;
return errors === 0;
}
validate472.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminOrders403 = validate474;
const schema231 = {"$ref":"codedError","properties":{"code":{"enum":["not_admin","insufficient_aal","own_account",403]},"error_code":{"enum":["not_admin","insufficient_aal","own_account"]}},"$id":"adminOrders403"};

function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminOrders403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate474.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "not_admin") || (data0 === "insufficient_aal")) || (data0 === "own_account")) || (data0 === 403))){
validate474.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema231.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "not_admin") || (data1 === "insufficient_aal")) || (data1 === "own_account"))){
validate474.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema231.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate474.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate474.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminOrders404 = validate476;
const schema232 = {"$ref":"codedError","properties":{"code":{"enum":["order_not_found","payment_not_found",404]},"error_code":{"enum":["order_not_found","payment_not_found"]}},"$id":"adminOrders404"};

function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminOrders404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate476.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "order_not_found") || (data0 === "payment_not_found")) || (data0 === 404))){
validate476.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema232.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "order_not_found") || (data1 === "payment_not_found"))){
validate476.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema232.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate476.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate476.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminOrders409 = validate478;
const schema233 = {"$ref":"codedError","properties":{"code":{"enum":["order_not_paid","order_paid_out",409]},"error_code":{"enum":["order_not_paid","order_paid_out"]}},"$id":"adminOrders409"};

function validate478(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminOrders409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate478.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "order_not_paid") || (data0 === "order_paid_out")) || (data0 === 409))){
validate478.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema233.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "order_not_paid") || (data1 === "order_paid_out"))){
validate478.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema233.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate478.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate478.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminUsersRequest = validate480;
const schema234 = {"oneOf":[{"type":"object","required":["action","page","perPage","direction"],"additionalProperties":false,"properties":{"action":{"const":"list"},"page":{"type":"integer","minimum":1},"perPage":{"type":"integer","minimum":1,"maximum":200},"search":{"type":["string","null"],"description":"Part of an e-mail address."},"direction":{"enum":["asc","desc"],"description":"Of the day on which the account was made."}}},{"type":"object","required":["action","user"],"additionalProperties":false,"properties":{"action":{"const":"read"},"user":{"$ref":"functions.Uuid"}}},{"type":"object","required":["action","email","reason"],"additionalProperties":false,"properties":{"action":{"enum":["create","invite"]},"email":{"type":"string"},"reason":{"type":"string"}}},{"type":"object","required":["action","user","reason"],"additionalProperties":false,"properties":{"action":{"enum":["link","ban","removeFactor","delete","grant","revoke"]},"user":{"$ref":"functions.Uuid"},"type":{"enum":["magiclink","recovery"],"description":"Of a link."},"hours":{"type":"integer","minimum":0,"description":"How long a ban lasts; 0 ends it."},"factor":{"$ref":"functions.Uuid"},"reason":{"type":"string"}}}],"$id":"adminUsersRequest"};

function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminUsersRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate480.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.action === undefined) && (missing0 = "action")) || ((data.page === undefined) && (missing0 = "page"))) || ((data.perPage === undefined) && (missing0 = "perPage"))) || ((data.direction === undefined) && (missing0 = "direction"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(((((key0 === "action") || (key0 === "page")) || (key0 === "perPage")) || (key0 === "search")) || (key0 === "direction"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.action !== undefined){
const _errs4 = errors;
if("list" !== data.action){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/oneOf/0/properties/action/const",keyword:"const",params:{allowedValue: "list"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.page !== undefined){
let data1 = data.page;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/0/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/0/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.perPage !== undefined){
let data2 = data.perPage;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/perPage",schemaPath:"#/oneOf/0/properties/perPage/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/perPage",schemaPath:"#/oneOf/0/properties/perPage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/perPage",schemaPath:"#/oneOf/0/properties/perPage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.search !== undefined){
let data3 = data.search;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/search",schemaPath:"#/oneOf/0/properties/search/type",keyword:"type",params:{type: schema234.oneOf[0].properties.search.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.direction !== undefined){
let data4 = data.direction;
const _errs11 = errors;
if(!((data4 === "asc") || (data4 === "desc"))){
const err9 = {instancePath:instancePath+"/direction",schemaPath:"#/oneOf/0/properties/direction/enum",keyword:"enum",params:{allowedValues: schema234.oneOf[0].properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.action === undefined) && (missing1 = "action")) || ((data.user === undefined) && (missing1 = "user"))){
const err11 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
const _errs14 = errors;
for(const key1 in data){
if(!((key1 === "action") || (key1 === "user"))){
const err12 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
}
if(_errs14 === errors){
if(data.action !== undefined){
const _errs15 = errors;
if("read" !== data.action){
const err13 = {instancePath:instancePath+"/action",schemaPath:"#/oneOf/1/properties/action/const",keyword:"const",params:{allowedValue: "read"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.user !== undefined){
const _errs16 = errors;
if(!(validate357(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.action === undefined) && (missing2 = "action")) || ((data.email === undefined) && (missing2 = "email"))) || ((data.reason === undefined) && (missing2 = "reason"))){
const err15 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
const _errs19 = errors;
for(const key2 in data){
if(!(((key2 === "action") || (key2 === "email")) || (key2 === "reason"))){
const err16 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
}
if(_errs19 === errors){
if(data.action !== undefined){
let data7 = data.action;
const _errs20 = errors;
if(!((data7 === "create") || (data7 === "invite"))){
const err17 = {instancePath:instancePath+"/action",schemaPath:"#/oneOf/2/properties/action/enum",keyword:"enum",params:{allowedValues: schema234.oneOf[2].properties.action.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.email !== undefined){
const _errs21 = errors;
if(typeof data.email !== "string"){
const err18 = {instancePath:instancePath+"/email",schemaPath:"#/oneOf/2/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.reason !== undefined){
const _errs23 = errors;
if(typeof data.reason !== "string"){
const err19 = {instancePath:instancePath+"/reason",schemaPath:"#/oneOf/2/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs17 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs25 = errors;
if(errors === _errs25){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.action === undefined) && (missing3 = "action")) || ((data.user === undefined) && (missing3 = "user"))) || ((data.reason === undefined) && (missing3 = "reason"))){
const err21 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
const _errs27 = errors;
for(const key3 in data){
if(!((((((key3 === "action") || (key3 === "user")) || (key3 === "type")) || (key3 === "hours")) || (key3 === "factor")) || (key3 === "reason"))){
const err22 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
}
if(_errs27 === errors){
if(data.action !== undefined){
let data10 = data.action;
const _errs28 = errors;
if(!((((((data10 === "link") || (data10 === "ban")) || (data10 === "removeFactor")) || (data10 === "delete")) || (data10 === "grant")) || (data10 === "revoke"))){
const err23 = {instancePath:instancePath+"/action",schemaPath:"#/oneOf/3/properties/action/enum",keyword:"enum",params:{allowedValues: schema234.oneOf[3].properties.action.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.user !== undefined){
const _errs29 = errors;
if(!(validate357(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.type !== undefined){
let data12 = data.type;
const _errs30 = errors;
if(!((data12 === "magiclink") || (data12 === "recovery"))){
const err24 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/3/properties/type/enum",keyword:"enum",params:{allowedValues: schema234.oneOf[3].properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.hours !== undefined){
let data13 = data.hours;
const _errs31 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err25 = {instancePath:instancePath+"/hours",schemaPath:"#/oneOf/3/properties/hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(errors === _errs31){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err26 = {instancePath:instancePath+"/hours",schemaPath:"#/oneOf/3/properties/hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.factor !== undefined){
const _errs33 = errors;
if(!(validate357(data.factor, {instancePath:instancePath+"/factor",parentData:data,parentDataProperty:"factor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.reason !== undefined){
const _errs34 = errors;
if(typeof data.reason !== "string"){
const err27 = {instancePath:instancePath+"/reason",schemaPath:"#/oneOf/3/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid4 = _errs34 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid0 = _errs25 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
}
}
}
if(!valid0){
const err29 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
validate480.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate480.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate480.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminUsers200 = validate484;
const schema235 = {"oneOf":[{"type":"object","required":["users","count"],"additionalProperties":false,"properties":{"count":{"type":"integer","minimum":0},"users":{"type":"array","items":{"$ref":"functions.Account"}}}},{"type":"object","required":["user"],"additionalProperties":false,"properties":{"user":{"$ref":"functions.Uuid"},"link":{"type":"string"}}}],"$id":"adminUsers200"};
const schema236 = {"type":"object","required":["id","email","name","kind","isAdmin","isConfirmed","createdAt","lastSignInAt","bannedUntil","factors"],"additionalProperties":false,"properties":{"id":{"$ref":"functions.Uuid"},"email":{"type":["string","null"]},"name":{"type":["string","null"]},"kind":{"enum":["affiliate","trader",null]},"isAdmin":{"type":"boolean"},"isConfirmed":{"type":"boolean"},"createdAt":{"type":"string"},"lastSignInAt":{"type":["string","null"]},"bannedUntil":{"type":["string","null"]},"factors":{"type":"array","items":{"type":"object","required":["id","type","name"],"additionalProperties":false,"properties":{"id":{"$ref":"functions.Uuid"},"type":{"type":"string"},"name":{"type":"string"}}}}},"$id":"functions.Account"};

function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Account" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate485.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.email === undefined) && (missing0 = "email"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.isAdmin === undefined) && (missing0 = "isAdmin"))) || ((data.isConfirmed === undefined) && (missing0 = "isConfirmed"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.lastSignInAt === undefined) && (missing0 = "lastSignInAt"))) || ((data.bannedUntil === undefined) && (missing0 = "bannedUntil"))) || ((data.factors === undefined) && (missing0 = "factors"))){
validate485.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema236.properties, key0))){
validate485.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate357(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data1 = data.email;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate485.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema236.properties.email.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate485.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema236.properties.name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data3 = data.kind;
const _errs7 = errors;
if(!(((data3 === "affiliate") || (data3 === "trader")) || (data3 === null))){
validate485.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema236.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isAdmin !== undefined){
const _errs8 = errors;
if(typeof data.isAdmin !== "boolean"){
validate485.errors = [{instancePath:instancePath+"/isAdmin",schemaPath:"#/properties/isAdmin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isConfirmed !== undefined){
const _errs10 = errors;
if(typeof data.isConfirmed !== "boolean"){
validate485.errors = [{instancePath:instancePath+"/isConfirmed",schemaPath:"#/properties/isConfirmed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs12 = errors;
if(typeof data.createdAt !== "string"){
validate485.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastSignInAt !== undefined){
let data7 = data.lastSignInAt;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate485.errors = [{instancePath:instancePath+"/lastSignInAt",schemaPath:"#/properties/lastSignInAt/type",keyword:"type",params:{type: schema236.properties.lastSignInAt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bannedUntil !== undefined){
let data8 = data.bannedUntil;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate485.errors = [{instancePath:instancePath+"/bannedUntil",schemaPath:"#/properties/bannedUntil/type",keyword:"type",params:{type: schema236.properties.bannedUntil.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factors !== undefined){
let data9 = data.factors;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs20 = errors;
if(errors === _errs20){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((((data10.id === undefined) && (missing1 = "id")) || ((data10.type === undefined) && (missing1 = "type"))) || ((data10.name === undefined) && (missing1 = "name"))){
validate485.errors = [{instancePath:instancePath+"/factors/" + i0,schemaPath:"#/properties/factors/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs22 = errors;
for(const key1 in data10){
if(!(((key1 === "id") || (key1 === "type")) || (key1 === "name"))){
validate485.errors = [{instancePath:instancePath+"/factors/" + i0,schemaPath:"#/properties/factors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs22 === errors){
if(data10.id !== undefined){
const _errs23 = errors;
if(!(validate357(data10.id, {instancePath:instancePath+"/factors/" + i0+"/id",parentData:data10,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.type !== undefined){
const _errs24 = errors;
if(typeof data10.type !== "string"){
validate485.errors = [{instancePath:instancePath+"/factors/" + i0+"/type",schemaPath:"#/properties/factors/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data10.name !== undefined){
const _errs26 = errors;
if(typeof data10.name !== "string"){
validate485.errors = [{instancePath:instancePath+"/factors/" + i0+"/name",schemaPath:"#/properties/factors/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate485.errors = [{instancePath:instancePath+"/factors/" + i0,schemaPath:"#/properties/factors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs20 === errors;
if(!valid1){
break;
}
}
}
else {
validate485.errors = [{instancePath:instancePath+"/factors",schemaPath:"#/properties/factors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate485.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate485.errors = vErrors;
return errors === 0;
}
validate485.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminUsers200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate484.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.users === undefined) && (missing0 = "users")) || ((data.count === undefined) && (missing0 = "count"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((key0 === "count") || (key0 === "users"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.count !== undefined){
let data0 = data.count;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/0/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/oneOf/0/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.users !== undefined){
let data1 = data.users;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate485(data1[i0], {instancePath:instancePath+"/users/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
const err4 = {instancePath:instancePath+"/users",schemaPath:"#/oneOf/0/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.user === undefined) && (missing1 = "user")){
const err6 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data){
if(!((key1 === "user") || (key1 === "link"))){
const err7 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data.user !== undefined){
const _errs12 = errors;
if(!(validate357(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.link !== undefined){
const _errs13 = errors;
if(typeof data.link !== "string"){
const err8 = {instancePath:instancePath+"/link",schemaPath:"#/oneOf/1/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err10 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate484.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate484.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate484.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminUsers403 = validate490;
const schema237 = {"$ref":"codedError","properties":{"code":{"enum":["not_admin","insufficient_aal","own_account","other_admin",403]},"error_code":{"enum":["not_admin","insufficient_aal","own_account","other_admin"]}},"$id":"adminUsers403"};

function validate490(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminUsers403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate490.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((((data0 === "not_admin") || (data0 === "insufficient_aal")) || (data0 === "own_account")) || (data0 === "other_admin")) || (data0 === 403))){
validate490.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema237.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((((data1 === "not_admin") || (data1 === "insufficient_aal")) || (data1 === "own_account")) || (data1 === "other_admin"))){
validate490.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema237.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate490.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate490.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminUsers404 = validate492;
const schema238 = {"$ref":"codedError","properties":{"code":{"enum":["user_not_found",404]},"error_code":{"enum":["user_not_found"]}},"$id":"adminUsers404"};

function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminUsers404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate492.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "user_not_found") || (data0 === 404))){
validate492.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema238.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "user_not_found")){
validate492.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema238.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate492.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate492.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const adminUsers409 = validate494;
const schema239 = {"$ref":"codedError","properties":{"code":{"enum":["email_exists","user_has_records",409]},"error_code":{"enum":["email_exists","user_has_records"]}},"$id":"adminUsers409"};

function validate494(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="adminUsers409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate494.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props0 = validate95.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "email_exists") || (data0 === "user_has_records")) || (data0 === 409))){
validate494.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema239.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "email_exists") || (data1 === "user_has_records"))){
validate494.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema239.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate494.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate494.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const plans200 = validate496;
const schema240 = {"$ref":"functions.Plans","$id":"plans200"};
const schema241 = {"type":"object","required":["currency","programs","add_ons"],"additionalProperties":false,"properties":{"currency":{"const":"USD"},"programs":{"type":"array","items":{"type":"object","required":["id","name","description","is_available","drawdown_type","leverage","expert_advisors","share_from_bps","share_to_bps","payout_cycle_days","fee_refund_bps","platforms","minimum_days","phases","tiers"],"additionalProperties":false,"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"is_available":{"type":"boolean"},"drawdown_type":{"enum":["trailing","static"]},"leverage":{"type":"integer"},"expert_advisors":{"enum":["yes","with-approval","no"]},"share_from_bps":{"type":"integer"},"share_to_bps":{"type":"integer"},"payout_cycle_days":{"type":"integer"},"fee_refund_bps":{"type":"integer"},"platforms":{"type":"array","items":{"type":"string"}},"minimum_days":{"type":"integer"},"phases":{"type":"array","items":{"type":"object","required":["id","name","profit_target_bps","daily_loss_bps","max_drawdown_bps"],"additionalProperties":false,"properties":{"id":{"enum":["phase-1","phase-2","funded"]},"name":{"type":"string"},"profit_target_bps":{"type":["integer","null"]},"daily_loss_bps":{"type":"integer"},"max_drawdown_bps":{"type":"integer"}}}},"tiers":{"type":"array","items":{"type":"object","required":["id","position","label","size_cents","price_cents","old_price_cents","discount_percent","winners_bonus_cents"],"additionalProperties":false,"properties":{"id":{"type":"string"},"position":{"type":"integer"},"label":{"type":"string"},"size_cents":{"type":"integer"},"price_cents":{"type":"integer"},"old_price_cents":{"type":["integer","null"]},"discount_percent":{"type":["integer","null"]},"winners_bonus_cents":{"type":"integer"}}}}}}},"add_ons":{"type":"array","items":{"type":"object","required":["id","name","description","price_cents"],"additionalProperties":false,"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"price_cents":{"type":"integer"}}}}},"$id":"functions.Plans"};

function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Plans" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate497.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.currency === undefined) && (missing0 = "currency")) || ((data.programs === undefined) && (missing0 = "programs"))) || ((data.add_ons === undefined) && (missing0 = "add_ons"))){
validate497.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "currency") || (key0 === "programs")) || (key0 === "add_ons"))){
validate497.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.currency !== undefined){
const _errs2 = errors;
if("USD" !== data.currency){
validate497.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "USD"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.programs !== undefined){
let data1 = data.programs;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((((((((((((((data2.id === undefined) && (missing1 = "id")) || ((data2.name === undefined) && (missing1 = "name"))) || ((data2.description === undefined) && (missing1 = "description"))) || ((data2.is_available === undefined) && (missing1 = "is_available"))) || ((data2.drawdown_type === undefined) && (missing1 = "drawdown_type"))) || ((data2.leverage === undefined) && (missing1 = "leverage"))) || ((data2.expert_advisors === undefined) && (missing1 = "expert_advisors"))) || ((data2.share_from_bps === undefined) && (missing1 = "share_from_bps"))) || ((data2.share_to_bps === undefined) && (missing1 = "share_to_bps"))) || ((data2.payout_cycle_days === undefined) && (missing1 = "payout_cycle_days"))) || ((data2.fee_refund_bps === undefined) && (missing1 = "fee_refund_bps"))) || ((data2.platforms === undefined) && (missing1 = "platforms"))) || ((data2.minimum_days === undefined) && (missing1 = "minimum_days"))) || ((data2.phases === undefined) && (missing1 = "phases"))) || ((data2.tiers === undefined) && (missing1 = "tiers"))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0,schemaPath:"#/properties/programs/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data2){
if(!(func1.call(schema241.properties.programs.items.properties, key1))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0,schemaPath:"#/properties/programs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.id !== undefined){
const _errs8 = errors;
if(typeof data2.id !== "string"){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/id",schemaPath:"#/properties/programs/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.name !== undefined){
const _errs10 = errors;
if(typeof data2.name !== "string"){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/name",schemaPath:"#/properties/programs/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.description !== undefined){
const _errs12 = errors;
if(typeof data2.description !== "string"){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/description",schemaPath:"#/properties/programs/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.is_available !== undefined){
const _errs14 = errors;
if(typeof data2.is_available !== "boolean"){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/is_available",schemaPath:"#/properties/programs/items/properties/is_available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.drawdown_type !== undefined){
let data7 = data2.drawdown_type;
const _errs16 = errors;
if(!((data7 === "trailing") || (data7 === "static"))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/drawdown_type",schemaPath:"#/properties/programs/items/properties/drawdown_type/enum",keyword:"enum",params:{allowedValues: schema241.properties.programs.items.properties.drawdown_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.leverage !== undefined){
let data8 = data2.leverage;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/leverage",schemaPath:"#/properties/programs/items/properties/leverage/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.expert_advisors !== undefined){
let data9 = data2.expert_advisors;
const _errs19 = errors;
if(!(((data9 === "yes") || (data9 === "with-approval")) || (data9 === "no"))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/expert_advisors",schemaPath:"#/properties/programs/items/properties/expert_advisors/enum",keyword:"enum",params:{allowedValues: schema241.properties.programs.items.properties.expert_advisors.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.share_from_bps !== undefined){
let data10 = data2.share_from_bps;
const _errs20 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/share_from_bps",schemaPath:"#/properties/programs/items/properties/share_from_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.share_to_bps !== undefined){
let data11 = data2.share_to_bps;
const _errs22 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/share_to_bps",schemaPath:"#/properties/programs/items/properties/share_to_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.payout_cycle_days !== undefined){
let data12 = data2.payout_cycle_days;
const _errs24 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/payout_cycle_days",schemaPath:"#/properties/programs/items/properties/payout_cycle_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.fee_refund_bps !== undefined){
let data13 = data2.fee_refund_bps;
const _errs26 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/fee_refund_bps",schemaPath:"#/properties/programs/items/properties/fee_refund_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.platforms !== undefined){
let data14 = data2.platforms;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data14)){
var valid3 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs30 = errors;
if(typeof data14[i1] !== "string"){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/platforms/" + i1,schemaPath:"#/properties/programs/items/properties/platforms/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs30 === errors;
if(!valid3){
break;
}
}
}
else {
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/platforms",schemaPath:"#/properties/programs/items/properties/platforms/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.minimum_days !== undefined){
let data16 = data2.minimum_days;
const _errs32 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/minimum_days",schemaPath:"#/properties/programs/items/properties/minimum_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.phases !== undefined){
let data17 = data2.phases;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data17)){
var valid4 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
const _errs36 = errors;
if(errors === _errs36){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing2;
if((((((data18.id === undefined) && (missing2 = "id")) || ((data18.name === undefined) && (missing2 = "name"))) || ((data18.profit_target_bps === undefined) && (missing2 = "profit_target_bps"))) || ((data18.daily_loss_bps === undefined) && (missing2 = "daily_loss_bps"))) || ((data18.max_drawdown_bps === undefined) && (missing2 = "max_drawdown_bps"))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2,schemaPath:"#/properties/programs/items/properties/phases/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs38 = errors;
for(const key2 in data18){
if(!(((((key2 === "id") || (key2 === "name")) || (key2 === "profit_target_bps")) || (key2 === "daily_loss_bps")) || (key2 === "max_drawdown_bps"))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2,schemaPath:"#/properties/programs/items/properties/phases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs38 === errors){
if(data18.id !== undefined){
let data19 = data18.id;
const _errs39 = errors;
if(!(((data19 === "phase-1") || (data19 === "phase-2")) || (data19 === "funded"))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/id",schemaPath:"#/properties/programs/items/properties/phases/items/properties/id/enum",keyword:"enum",params:{allowedValues: schema241.properties.programs.items.properties.phases.items.properties.id.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.name !== undefined){
const _errs40 = errors;
if(typeof data18.name !== "string"){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/name",schemaPath:"#/properties/programs/items/properties/phases/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.profit_target_bps !== undefined){
let data21 = data18.profit_target_bps;
const _errs42 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/profit_target_bps",schemaPath:"#/properties/programs/items/properties/phases/items/properties/profit_target_bps/type",keyword:"type",params:{type: schema241.properties.programs.items.properties.phases.items.properties.profit_target_bps.type},message:"must be integer,null"}];
return false;
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.daily_loss_bps !== undefined){
let data22 = data18.daily_loss_bps;
const _errs44 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/daily_loss_bps",schemaPath:"#/properties/programs/items/properties/phases/items/properties/daily_loss_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.max_drawdown_bps !== undefined){
let data23 = data18.max_drawdown_bps;
const _errs46 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2+"/max_drawdown_bps",schemaPath:"#/properties/programs/items/properties/phases/items/properties/max_drawdown_bps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
else {
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases/" + i2,schemaPath:"#/properties/programs/items/properties/phases/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs36 === errors;
if(!valid4){
break;
}
}
}
else {
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/phases",schemaPath:"#/properties/programs/items/properties/phases/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.tiers !== undefined){
let data24 = data2.tiers;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data24)){
var valid6 = true;
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
const _errs50 = errors;
if(errors === _errs50){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing3;
if(((((((((data25.id === undefined) && (missing3 = "id")) || ((data25.position === undefined) && (missing3 = "position"))) || ((data25.label === undefined) && (missing3 = "label"))) || ((data25.size_cents === undefined) && (missing3 = "size_cents"))) || ((data25.price_cents === undefined) && (missing3 = "price_cents"))) || ((data25.old_price_cents === undefined) && (missing3 = "old_price_cents"))) || ((data25.discount_percent === undefined) && (missing3 = "discount_percent"))) || ((data25.winners_bonus_cents === undefined) && (missing3 = "winners_bonus_cents"))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3,schemaPath:"#/properties/programs/items/properties/tiers/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs52 = errors;
for(const key3 in data25){
if(!((((((((key3 === "id") || (key3 === "position")) || (key3 === "label")) || (key3 === "size_cents")) || (key3 === "price_cents")) || (key3 === "old_price_cents")) || (key3 === "discount_percent")) || (key3 === "winners_bonus_cents"))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3,schemaPath:"#/properties/programs/items/properties/tiers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs52 === errors){
if(data25.id !== undefined){
const _errs53 = errors;
if(typeof data25.id !== "string"){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/id",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs53 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.position !== undefined){
let data27 = data25.position;
const _errs55 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/position",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs55 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.label !== undefined){
const _errs57 = errors;
if(typeof data25.label !== "string"){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/label",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs57 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.size_cents !== undefined){
let data29 = data25.size_cents;
const _errs59 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/size_cents",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/size_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs59 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.price_cents !== undefined){
let data30 = data25.price_cents;
const _errs61 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/price_cents",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/price_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs61 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.old_price_cents !== undefined){
let data31 = data25.old_price_cents;
const _errs63 = errors;
if((!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))) && (data31 !== null)){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/old_price_cents",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/old_price_cents/type",keyword:"type",params:{type: schema241.properties.programs.items.properties.tiers.items.properties.old_price_cents.type},message:"must be integer,null"}];
return false;
}
var valid7 = _errs63 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.discount_percent !== undefined){
let data32 = data25.discount_percent;
const _errs65 = errors;
if((!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))) && (data32 !== null)){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/discount_percent",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/discount_percent/type",keyword:"type",params:{type: schema241.properties.programs.items.properties.tiers.items.properties.discount_percent.type},message:"must be integer,null"}];
return false;
}
var valid7 = _errs65 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.winners_bonus_cents !== undefined){
let data33 = data25.winners_bonus_cents;
const _errs67 = errors;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3+"/winners_bonus_cents",schemaPath:"#/properties/programs/items/properties/tiers/items/properties/winners_bonus_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs67 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers/" + i3,schemaPath:"#/properties/programs/items/properties/tiers/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs50 === errors;
if(!valid6){
break;
}
}
}
else {
validate497.errors = [{instancePath:instancePath+"/programs/" + i0+"/tiers",schemaPath:"#/properties/programs/items/properties/tiers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs48 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate497.errors = [{instancePath:instancePath+"/programs/" + i0,schemaPath:"#/properties/programs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate497.errors = [{instancePath:instancePath+"/programs",schemaPath:"#/properties/programs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add_ons !== undefined){
let data34 = data.add_ons;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data34)){
var valid8 = true;
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
let data35 = data34[i4];
const _errs71 = errors;
if(errors === _errs71){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing4;
if(((((data35.id === undefined) && (missing4 = "id")) || ((data35.name === undefined) && (missing4 = "name"))) || ((data35.description === undefined) && (missing4 = "description"))) || ((data35.price_cents === undefined) && (missing4 = "price_cents"))){
validate497.errors = [{instancePath:instancePath+"/add_ons/" + i4,schemaPath:"#/properties/add_ons/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs73 = errors;
for(const key4 in data35){
if(!((((key4 === "id") || (key4 === "name")) || (key4 === "description")) || (key4 === "price_cents"))){
validate497.errors = [{instancePath:instancePath+"/add_ons/" + i4,schemaPath:"#/properties/add_ons/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs73 === errors){
if(data35.id !== undefined){
const _errs74 = errors;
if(typeof data35.id !== "string"){
validate497.errors = [{instancePath:instancePath+"/add_ons/" + i4+"/id",schemaPath:"#/properties/add_ons/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs74 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data35.name !== undefined){
const _errs76 = errors;
if(typeof data35.name !== "string"){
validate497.errors = [{instancePath:instancePath+"/add_ons/" + i4+"/name",schemaPath:"#/properties/add_ons/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs76 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data35.description !== undefined){
const _errs78 = errors;
if(typeof data35.description !== "string"){
validate497.errors = [{instancePath:instancePath+"/add_ons/" + i4+"/description",schemaPath:"#/properties/add_ons/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs78 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data35.price_cents !== undefined){
let data39 = data35.price_cents;
const _errs80 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate497.errors = [{instancePath:instancePath+"/add_ons/" + i4+"/price_cents",schemaPath:"#/properties/add_ons/items/properties/price_cents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid9 = _errs80 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
else {
validate497.errors = [{instancePath:instancePath+"/add_ons/" + i4,schemaPath:"#/properties/add_ons/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs71 === errors;
if(!valid8){
break;
}
}
}
else {
validate497.errors = [{instancePath:instancePath+"/add_ons",schemaPath:"#/properties/add_ons/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate497.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate497.errors = vErrors;
return errors === 0;
}
validate497.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="plans200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate496.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate497(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate497.errors : vErrors.concat(validate497.errors);
errors = vErrors.length;
}
validate496.errors = vErrors;
return errors === 0;
}
validate496.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listBuckets200 = validate499;
const schema242 = {"type":"array","items":{"$ref":"storage.Bucket"},"$id":"listBuckets200"};
const schema243 = {"type":"object","required":["id","name","owner","public","file_size_limit","allowed_mime_types","created_at","updated_at"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"owner":{"type":"string","description":"Empty without one."},"public":{"type":"boolean"},"type":{"const":"STANDARD"},"file_size_limit":{"type":["integer","null"]},"allowed_mime_types":{"type":["array","null"],"items":{"type":"string"}},"created_at":{"$ref":"storage.Time"},"updated_at":{"$ref":"storage.Time"}},"additionalProperties":false,"$id":"storage.Bucket"};
const schema244 = {"description":"In UTC, to the millisecond.","type":["string","null"],"pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$","$id":"storage.Time"};
const pattern25 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$", "u");

function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storage.Time" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate501.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate501.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema244.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern25.test(data)){
validate501.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"+"\""}];
return false;
}
}
}
validate501.errors = vErrors;
return errors === 0;
}
validate501.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate500(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storage.Bucket" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate500.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.public === undefined) && (missing0 = "public"))) || ((data.file_size_limit === undefined) && (missing0 = "file_size_limit"))) || ((data.allowed_mime_types === undefined) && (missing0 = "allowed_mime_types"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate500.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema243.properties, key0))){
validate500.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate500.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate500.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
const _errs6 = errors;
if(typeof data.owner !== "string"){
validate500.errors = [{instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.public !== undefined){
const _errs8 = errors;
if(typeof data.public !== "boolean"){
validate500.errors = [{instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs10 = errors;
if("STANDARD" !== data.type){
validate500.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "STANDARD"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_size_limit !== undefined){
let data5 = data.file_size_limit;
const _errs11 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate500.errors = [{instancePath:instancePath+"/file_size_limit",schemaPath:"#/properties/file_size_limit/type",keyword:"type",params:{type: schema243.properties.file_size_limit.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_mime_types !== undefined){
let data6 = data.allowed_mime_types;
const _errs13 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate500.errors = [{instancePath:instancePath+"/allowed_mime_types",schemaPath:"#/properties/allowed_mime_types/type",keyword:"type",params:{type: schema243.properties.allowed_mime_types.type},message:"must be array,null"}];
return false;
}
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data6[i0] !== "string"){
validate500.errors = [{instancePath:instancePath+"/allowed_mime_types/" + i0,schemaPath:"#/properties/allowed_mime_types/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs17 = errors;
if(!(validate501(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs18 = errors;
if(!(validate501(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate500.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate500.errors = vErrors;
return errors === 0;
}
validate500.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listBuckets200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate499.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate500(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate499.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate499.errors = vErrors;
return errors === 0;
}
validate499.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const storageRefused400 = validate505;
const schema245 = {"allOf":[{"$ref":"storage.Error"},{"properties":{"code":{"enum":["InvalidRequest","AccessDenied","InvalidParameter","InternalError","DatabaseInvalidObjectDefinition","DatabaseSchemaMismatch"]}}}],"$id":"storageRefused400"};
const schema246 = {"type":"object","required":["statusCode","code","error","message"],"properties":{"statusCode":{"type":"string","pattern":"^\\d{3}$","description":"What the status would be if it were not 400."},"code":{"type":"string"},"error":{"type":"string","description":"The name that older clients know it by."},"message":{"type":"string"}},"additionalProperties":false,"$id":"storage.Error"};
const pattern26 = new RegExp("^\\d{3}$", "u");

function validate506(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storage.Error" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate506.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.statusCode === undefined) && (missing0 = "statusCode")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.message === undefined) && (missing0 = "message"))){
validate506.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "statusCode") || (key0 === "code")) || (key0 === "error")) || (key0 === "message"))){
validate506.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.statusCode !== undefined){
let data0 = data.statusCode;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern26.test(data0)){
validate506.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/pattern",keyword:"pattern",params:{pattern: "^\\d{3}$"},message:"must match pattern \""+"^\\d{3}$"+"\""}];
return false;
}
}
else {
validate506.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs4 = errors;
if(typeof data.code !== "string"){
validate506.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs6 = errors;
if(typeof data.error !== "string"){
validate506.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs8 = errors;
if(typeof data.message !== "string"){
validate506.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate506.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate506.errors = vErrors;
return errors === 0;
}
validate506.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageRefused400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate505.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((((((data0 === "InvalidRequest") || (data0 === "AccessDenied")) || (data0 === "InvalidParameter")) || (data0 === "InternalError")) || (data0 === "DatabaseInvalidObjectDefinition")) || (data0 === "DatabaseSchemaMismatch"))){
validate505.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema245.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
validate505.errors = vErrors;
return errors === 0;
}
validate505.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageInvalidApiKey401 = validate508;
const schema247 = {"type":"object","required":["message"],"properties":{"message":{"type":"string"},"hint":{"type":"string"}},"additionalProperties":false,"$id":"storageInvalidApiKey401"};

function validate508(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageInvalidApiKey401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate508.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate508.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "message") || (key0 === "hint"))){
validate508.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
const _errs2 = errors;
if(typeof data.message !== "string"){
validate508.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hint !== undefined){
const _errs4 = errors;
if(typeof data.hint !== "string"){
validate508.errors = [{instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate508.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate508.errors = vErrors;
return errors === 0;
}
validate508.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageFailure500 = validate509;
const schema248 = {"allOf":[{"$ref":"storage.Error"},{"properties":{"code":{"enum":["DatabaseError","InternalError"]}}}],"$id":"storageFailure500"};

function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageFailure500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate509.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "DatabaseError") || (data0 === "InternalError"))){
validate509.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema248.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
validate509.errors = vErrors;
return errors === 0;
}
validate509.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createBucketRequest = validate511;
const schema249 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","pattern":"^.{1,100}$"},"id":{"type":"string"},"public":{"type":"boolean"},"type":{"type":"string","enum":["STANDARD","ANALYTICS"]},"file_size_limit":{"$ref":"storage.SizeLimit"},"allowed_mime_types":{"$ref":"storage.MimeTypes"}},"$id":"createBucketRequest"};
const pattern27 = new RegExp("^.{1,100}$", "u");
const schema250 = {"description":"Bytes, or a size such as 20MB; null for the project's own.","anyOf":[{"type":["integer","null"],"minimum":0},{"type":"string","pattern":"^[0-9]+(?:\\.[0-9]+)?(?:[gG][bB]|[mM][bB]|[kK][bB]|[bB])?$"}],"$id":"storage.SizeLimit"};
const pattern28 = new RegExp("^[0-9]+(?:\\.[0-9]+)?(?:[gG][bB]|[mM][bB]|[kK][bB]|[bB])?$", "u");

function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storage.SizeLimit" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate512.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: schema250.anyOf[0].type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs1){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data === "string"){
if(!pattern28.test(data)){
const err2 = {instancePath,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(?:\\.[0-9]+)?(?:[gG][bB]|[mM][bB]|[kK][bB]|[bB])?$"},message:"must match pattern \""+"^[0-9]+(?:\\.[0-9]+)?(?:[gG][bB]|[mM][bB]|[kK][bB]|[bB])?$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate512.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate512.errors = vErrors;
return errors === 0;
}
validate512.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema251 = {"description":"null for every type.","type":["array","null"],"items":{"type":"string","examples":["image/png","image/*"]},"$id":"storage.MimeTypes"};

function validate514(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storage.MimeTypes" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate514.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate514.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema251.type},message:"must be array,null"}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate514.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate514.errors = vErrors;
return errors === 0;
}
validate514.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate511(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createBucketRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate511.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate511.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern27.test(data0)){
validate511.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^.{1,100}$"},message:"must match pattern \""+"^.{1,100}$"+"\""}];
return false;
}
}
else {
validate511.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
validate511.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.public !== undefined){
const _errs5 = errors;
if(typeof data.public !== "boolean"){
validate511.errors = [{instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate511.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "STANDARD") || (data3 === "ANALYTICS"))){
validate511.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema249.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_size_limit !== undefined){
const _errs9 = errors;
if(!(validate512(data.file_size_limit, {instancePath:instancePath+"/file_size_limit",parentData:data,parentDataProperty:"file_size_limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_mime_types !== undefined){
const _errs10 = errors;
if(!(validate514(data.allowed_mime_types, {instancePath:instancePath+"/allowed_mime_types",parentData:data,parentDataProperty:"allowed_mime_types",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate511.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate511.errors = vErrors;
return errors === 0;
}
validate511.evaluated = {"props":{"name":true,"id":true,"public":true,"type":true,"file_size_limit":true,"allowed_mime_types":true},"dynamicProps":false,"dynamicItems":false};

export const createBucket200 = validate516;
const schema252 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"}},"additionalProperties":false,"$id":"createBucket200"};

function validate516(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createBucket200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate516.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate516.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "name")){
validate516.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
if(typeof data.name !== "string"){
validate516.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate516.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate516.errors = vErrors;
return errors === 0;
}
validate516.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageBucketRefused400 = validate517;
const schema253 = {"allOf":[{"$ref":"storage.Error"},{"properties":{"code":{"enum":["InvalidRequest","AccessDenied","InvalidParameter","InternalError","DatabaseInvalidObjectDefinition","DatabaseSchemaMismatch","NoSuchBucket","InvalidBucketName","BucketAlreadyExists","ResourceNotEmpty","ResourceAlreadyExists","ResourceReferenced","InvalidMimeType","EntityTooLarge","FeatureNotEnabled"]}}}],"$id":"storageBucketRefused400"};

function validate517(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageBucketRefused400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate517.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!(((((((((((((((data0 === "InvalidRequest") || (data0 === "AccessDenied")) || (data0 === "InvalidParameter")) || (data0 === "InternalError")) || (data0 === "DatabaseInvalidObjectDefinition")) || (data0 === "DatabaseSchemaMismatch")) || (data0 === "NoSuchBucket")) || (data0 === "InvalidBucketName")) || (data0 === "BucketAlreadyExists")) || (data0 === "ResourceNotEmpty")) || (data0 === "ResourceAlreadyExists")) || (data0 === "ResourceReferenced")) || (data0 === "InvalidMimeType")) || (data0 === "EntityTooLarge")) || (data0 === "FeatureNotEnabled"))){
validate517.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema253.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
validate517.errors = vErrors;
return errors === 0;
}
validate517.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getBucket200 = validate519;
const schema254 = {"$ref":"storage.Bucket","$id":"getBucket200"};

function validate519(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getBucket200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate519.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate500(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
errors = vErrors.length;
}
validate519.errors = vErrors;
return errors === 0;
}
validate519.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateBucketRequest = validate521;
const schema255 = {"type":"object","minProperties":1,"properties":{"public":{"type":"boolean"},"file_size_limit":{"$ref":"storage.SizeLimit"},"allowed_mime_types":{"$ref":"storage.MimeTypes"}},"$id":"updateBucketRequest"};

function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateBucketRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate521.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate521.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
if(data.public !== undefined){
const _errs1 = errors;
if(typeof data.public !== "boolean"){
validate521.errors = [{instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_size_limit !== undefined){
const _errs3 = errors;
if(!(validate512(data.file_size_limit, {instancePath:instancePath+"/file_size_limit",parentData:data,parentDataProperty:"file_size_limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_mime_types !== undefined){
const _errs4 = errors;
if(!(validate514(data.allowed_mime_types, {instancePath:instancePath+"/allowed_mime_types",parentData:data,parentDataProperty:"allowed_mime_types",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate521.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate521.errors = vErrors;
return errors === 0;
}
validate521.evaluated = {"props":{"public":true,"file_size_limit":true,"allowed_mime_types":true},"dynamicProps":false,"dynamicItems":false};

export const storageDone200 = validate524;
const schema256 = {"type":"object","required":["message"],"properties":{"message":{"type":"string"}},"additionalProperties":false,"$id":"storageDone200"};

function validate524(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageDone200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate524.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate524.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "message")){
validate524.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
if(typeof data.message !== "string"){
validate524.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate524.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate524.errors = vErrors;
return errors === 0;
}
validate524.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageServiceOnly403 = validate525;
const schema257 = {"allOf":[{"$ref":"storage.Error"},{"properties":{"code":{"const":"AccessDenied"}}}],"$id":"storageServiceOnly403"};

function validate525(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageServiceOnly403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate525.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if("AccessDenied" !== data.code){
validate525.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/const",keyword:"const",params:{allowedValue: "AccessDenied"},message:"must be equal to constant"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
validate525.errors = vErrors;
return errors === 0;
}
validate525.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const removeObjectsRequest = validate527;
const schema258 = {"type":"object","required":["prefixes"],"properties":{"prefixes":{"type":"array","minItems":1,"items":{"type":"string"},"description":"Whole keys."}},"$id":"removeObjectsRequest"};

function validate527(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="removeObjectsRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate527.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prefixes === undefined) && (missing0 = "prefixes")){
validate527.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.prefixes !== undefined){
let data0 = data.prefixes;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length < 1){
validate527.errors = [{instancePath:instancePath+"/prefixes",schemaPath:"#/properties/prefixes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate527.errors = [{instancePath:instancePath+"/prefixes/" + i0,schemaPath:"#/properties/prefixes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate527.errors = [{instancePath:instancePath+"/prefixes",schemaPath:"#/properties/prefixes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate527.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate527.errors = vErrors;
return errors === 0;
}
validate527.evaluated = {"props":{"prefixes":true},"dynamicProps":false,"dynamicItems":false};

export const removeObjects200 = validate528;
const schema259 = {"type":"array","items":{"$ref":"storage.Object"},"$id":"removeObjects200"};
const schema260 = {"type":"object","required":["name","id","bucket_id","owner","owner_id","version","updated_at","created_at","last_accessed_at","metadata","user_metadata"],"properties":{"name":{"type":"string"},"id":{"$ref":"storage.Id"},"bucket_id":{"type":"string"},"owner":{"type":"string","description":"Empty without one."},"owner_id":{"type":"string","description":"Empty without one."},"version":{"type":"string"},"updated_at":{"$ref":"storage.Time"},"created_at":{"$ref":"storage.Time"},"last_accessed_at":{"$ref":"storage.Time"},"metadata":{"type":["object","null"]},"user_metadata":{"type":["object","null"]}},"$id":"storage.Object"};
const schema261 = {"type":"string","pattern":"^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$","$id":"storage.Id"};
const pattern29 = new RegExp("^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$", "u");

function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storage.Id" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate530.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern29.test(data)){
validate530.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate530.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate530.errors = vErrors;
return errors === 0;
}
validate530.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storage.Object" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate529.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.name === undefined) && (missing0 = "name")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.bucket_id === undefined) && (missing0 = "bucket_id"))) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.last_accessed_at === undefined) && (missing0 = "last_accessed_at"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.user_metadata === undefined) && (missing0 = "user_metadata"))){
validate529.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate529.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(!(validate530(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket_id !== undefined){
const _errs4 = errors;
if(typeof data.bucket_id !== "string"){
validate529.errors = [{instancePath:instancePath+"/bucket_id",schemaPath:"#/properties/bucket_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
const _errs6 = errors;
if(typeof data.owner !== "string"){
validate529.errors = [{instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
const _errs8 = errors;
if(typeof data.owner_id !== "string"){
validate529.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"#/properties/owner_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs10 = errors;
if(typeof data.version !== "string"){
validate529.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs12 = errors;
if(!(validate501(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs13 = errors;
if(!(validate501(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_accessed_at !== undefined){
const _errs14 = errors;
if(!(validate501(data.last_accessed_at, {instancePath:instancePath+"/last_accessed_at",parentData:data,parentDataProperty:"last_accessed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data9 = data.metadata;
const _errs15 = errors;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
validate529.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema260.properties.metadata.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_metadata !== undefined){
let data10 = data.user_metadata;
const _errs17 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate529.errors = [{instancePath:instancePath+"/user_metadata",schemaPath:"#/properties/user_metadata/type",keyword:"type",params:{type: schema260.properties.user_metadata.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate529.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate529.errors = vErrors;
return errors === 0;
}
validate529.evaluated = {"props":{"name":true,"id":true,"bucket_id":true,"owner":true,"owner_id":true,"version":true,"updated_at":true,"created_at":true,"last_accessed_at":true,"metadata":true,"user_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate528(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="removeObjects200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate528.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate529(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate528.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate528.errors = vErrors;
return errors === 0;
}
validate528.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const storageObjectRefused400 = validate536;
const schema262 = {"allOf":[{"$ref":"storage.Error"},{"properties":{"code":{"enum":["InvalidRequest","AccessDenied","InvalidParameter","InternalError","DatabaseInvalidObjectDefinition","DatabaseSchemaMismatch","NoSuchBucket","NoSuchKey","InvalidBucketName","InvalidKey","S3Error","InvalidJWT","InvalidSignature","ResourceReferenced"]}}}],"$id":"storageObjectRefused400"};

function validate536(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageObjectRefused400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate536.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((((((((((((((data0 === "InvalidRequest") || (data0 === "AccessDenied")) || (data0 === "InvalidParameter")) || (data0 === "InternalError")) || (data0 === "DatabaseInvalidObjectDefinition")) || (data0 === "DatabaseSchemaMismatch")) || (data0 === "NoSuchBucket")) || (data0 === "NoSuchKey")) || (data0 === "InvalidBucketName")) || (data0 === "InvalidKey")) || (data0 === "S3Error")) || (data0 === "InvalidJWT")) || (data0 === "InvalidSignature")) || (data0 === "ResourceReferenced"))){
validate536.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema262.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
validate536.errors = vErrors;
return errors === 0;
}
validate536.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageInvalidRange416 = validate538;
const schema263 = {"allOf":[{"$ref":"storage.Error"},{"properties":{"code":{"const":"InvalidRange"}}}],"$id":"storageInvalidRange416"};

function validate538(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageInvalidRange416" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate538.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if("InvalidRange" !== data.code){
validate538.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/const",keyword:"const",params:{allowedValue: "InvalidRange"},message:"must be equal to constant"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
validate538.errors = vErrors;
return errors === 0;
}
validate538.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageStored200 = validate540;
const schema264 = {"type":"object","required":["Id","Key"],"properties":{"Id":{"$ref":"storage.Id"},"Key":{"type":"string","description":"Bucket and key."}},"additionalProperties":false,"$id":"storageStored200"};

function validate540(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageStored200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate540.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.Id === undefined) && (missing0 = "Id")) || ((data.Key === undefined) && (missing0 = "Key"))){
validate540.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "Id") || (key0 === "Key"))){
validate540.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.Id !== undefined){
const _errs2 = errors;
if(!(validate530(data.Id, {instancePath:instancePath+"/Id",parentData:data,parentDataProperty:"Id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Key !== undefined){
const _errs3 = errors;
if(typeof data.Key !== "string"){
validate540.errors = [{instancePath:instancePath+"/Key",schemaPath:"#/properties/Key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate540.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate540.errors = vErrors;
return errors === 0;
}
validate540.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageUploadRefused400 = validate542;
const schema265 = {"allOf":[{"$ref":"storage.Error"},{"properties":{"code":{"enum":["InvalidRequest","AccessDenied","InvalidParameter","InternalError","DatabaseInvalidObjectDefinition","DatabaseSchemaMismatch","NoSuchBucket","NoSuchKey","InvalidBucketName","InvalidKey","S3Error","InvalidJWT","InvalidSignature","KeyAlreadyExists","ResourceAlreadyExists","ResourceReferenced","InvalidMimeType","EntityTooLarge"]}}}],"$id":"storageUploadRefused400"};

function validate542(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageUploadRefused400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate542.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!((((((((((((((((((data0 === "InvalidRequest") || (data0 === "AccessDenied")) || (data0 === "InvalidParameter")) || (data0 === "InternalError")) || (data0 === "DatabaseInvalidObjectDefinition")) || (data0 === "DatabaseSchemaMismatch")) || (data0 === "NoSuchBucket")) || (data0 === "NoSuchKey")) || (data0 === "InvalidBucketName")) || (data0 === "InvalidKey")) || (data0 === "S3Error")) || (data0 === "InvalidJWT")) || (data0 === "InvalidSignature")) || (data0 === "KeyAlreadyExists")) || (data0 === "ResourceAlreadyExists")) || (data0 === "ResourceReferenced")) || (data0 === "InvalidMimeType")) || (data0 === "EntityTooLarge"))){
validate542.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema265.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
validate542.errors = vErrors;
return errors === 0;
}
validate542.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageGatewayTooLarge413 = validate544;
const schema266 = {"type":"object","required":["message"],"properties":{"message":{"type":"string"}},"additionalProperties":false,"$id":"storageGatewayTooLarge413"};

function validate544(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageGatewayTooLarge413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate544.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate544.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "message")){
validate544.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
if(typeof data.message !== "string"){
validate544.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate544.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate544.errors = vErrors;
return errors === 0;
}
validate544.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageInfo200 = validate545;
const schema267 = {"type":"object","required":["id","name","version","bucket_id","size","content_type","cache_control","etag","metadata","last_modified","created_at"],"properties":{"id":{"$ref":"storage.Id"},"name":{"type":"string"},"version":{"type":["string","null"]},"bucket_id":{"type":"string"},"size":{"type":["integer","null"]},"content_type":{"type":["string","null"]},"cache_control":{"type":["string","null"]},"etag":{"type":["string","null"]},"metadata":{"type":["object","null"]},"last_modified":{"$ref":"storage.Time"},"created_at":{"$ref":"storage.Time"}},"additionalProperties":false,"$id":"storageInfo200"};

function validate545(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageInfo200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate545.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.bucket_id === undefined) && (missing0 = "bucket_id"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.content_type === undefined) && (missing0 = "content_type"))) || ((data.cache_control === undefined) && (missing0 = "cache_control"))) || ((data.etag === undefined) && (missing0 = "etag"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.last_modified === undefined) && (missing0 = "last_modified"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate545.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema267.properties, key0))){
validate545.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate530(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate545.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data2 = data.version;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate545.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: schema267.properties.version.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket_id !== undefined){
const _errs7 = errors;
if(typeof data.bucket_id !== "string"){
validate545.errors = [{instancePath:instancePath+"/bucket_id",schemaPath:"#/properties/bucket_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data4 = data.size;
const _errs9 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate545.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: schema267.properties.size.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content_type !== undefined){
let data5 = data.content_type;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate545.errors = [{instancePath:instancePath+"/content_type",schemaPath:"#/properties/content_type/type",keyword:"type",params:{type: schema267.properties.content_type.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data6 = data.cache_control;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate545.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/type",keyword:"type",params:{type: schema267.properties.cache_control.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.etag !== undefined){
let data7 = data.etag;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate545.errors = [{instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type: schema267.properties.etag.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data8 = data.metadata;
const _errs17 = errors;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
validate545.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema267.properties.metadata.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_modified !== undefined){
const _errs19 = errors;
if(!(validate501(data.last_modified, {instancePath:instancePath+"/last_modified",parentData:data,parentDataProperty:"last_modified",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs20 = errors;
if(!(validate501(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate545.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate545.errors = vErrors;
return errors === 0;
}
validate545.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listObjectsRequest = validate549;
const schema268 = {"type":"object","required":["prefix"],"properties":{"prefix":{"type":"string","description":"The folder, with or without a slash at the end."},"limit":{"type":"integer","minimum":1,"maximum":1500,"default":100},"offset":{"type":"integer","minimum":0,"default":0},"search":{"type":"string","description":"The beginning of a name in the folder."},"sortBy":{"type":"object","required":["column"],"properties":{"column":{"type":"string","enum":["name","updated_at","created_at","last_accessed_at"],"default":"name"},"order":{"type":"string","enum":["asc","desc"],"default":"asc"}}}},"$id":"listObjectsRequest"};

function validate549(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listObjectsRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate549.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.prefix === undefined) && (missing0 = "prefix")){
validate549.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.prefix !== undefined){
const _errs1 = errors;
if(typeof data.prefix !== "string"){
validate549.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data1 = data.limit;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate549.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1500 || isNaN(data1)){
validate549.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1500},message:"must be <= 1500"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate549.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
let data2 = data.offset;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate549.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate549.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search !== undefined){
const _errs7 = errors;
if(typeof data.search !== "string"){
validate549.errors = [{instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortBy !== undefined){
let data4 = data.sortBy;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((data4.column === undefined) && (missing1 = "column")){
validate549.errors = [{instancePath:instancePath+"/sortBy",schemaPath:"#/properties/sortBy/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.column !== undefined){
let data5 = data4.column;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate549.errors = [{instancePath:instancePath+"/sortBy/column",schemaPath:"#/properties/sortBy/properties/column/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data5 === "name") || (data5 === "updated_at")) || (data5 === "created_at")) || (data5 === "last_accessed_at"))){
validate549.errors = [{instancePath:instancePath+"/sortBy/column",schemaPath:"#/properties/sortBy/properties/column/enum",keyword:"enum",params:{allowedValues: schema268.properties.sortBy.properties.column.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.order !== undefined){
let data6 = data4.order;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate549.errors = [{instancePath:instancePath+"/sortBy/order",schemaPath:"#/properties/sortBy/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "asc") || (data6 === "desc"))){
validate549.errors = [{instancePath:instancePath+"/sortBy/order",schemaPath:"#/properties/sortBy/properties/order/enum",keyword:"enum",params:{allowedValues: schema268.properties.sortBy.properties.order.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate549.errors = [{instancePath:instancePath+"/sortBy",schemaPath:"#/properties/sortBy/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate549.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate549.errors = vErrors;
return errors === 0;
}
validate549.evaluated = {"props":{"prefix":true,"limit":true,"offset":true,"search":true,"sortBy":true},"dynamicProps":false,"dynamicItems":false};

export const listObjects200 = validate550;
const schema269 = {"type":"array","items":{"$ref":"storage.Entry"},"$id":"listObjects200"};
const schema270 = {"type":"object","required":["name","id","updated_at","created_at","last_accessed_at","metadata"],"properties":{"key":{"type":"string"},"name":{"type":"string"},"id":{"type":["string","null"],"description":"null for a folder."},"updated_at":{"$ref":"storage.Time"},"created_at":{"$ref":"storage.Time"},"last_accessed_at":{"$ref":"storage.Time"},"metadata":{"type":["object","null"]}},"additionalProperties":false,"$id":"storage.Entry"};

function validate551(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storage.Entry" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate551.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.last_accessed_at === undefined) && (missing0 = "last_accessed_at"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
validate551.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "name")) || (key0 === "id")) || (key0 === "updated_at")) || (key0 === "created_at")) || (key0 === "last_accessed_at")) || (key0 === "metadata"))){
validate551.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
const _errs2 = errors;
if(typeof data.key !== "string"){
validate551.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate551.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate551.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema270.properties.id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs8 = errors;
if(!(validate501(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs9 = errors;
if(!(validate501(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_accessed_at !== undefined){
const _errs10 = errors;
if(!(validate501(data.last_accessed_at, {instancePath:instancePath+"/last_accessed_at",parentData:data,parentDataProperty:"last_accessed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data6 = data.metadata;
const _errs11 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate551.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema270.properties.metadata.type},message:"must be object,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate551.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate551.errors = vErrors;
return errors === 0;
}
validate551.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listObjects200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate550.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate551(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate550.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate550.errors = vErrors;
return errors === 0;
}
validate550.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const listObjectsV2Request = validate556;
const schema271 = {"type":"object","properties":{"prefix":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":1000,"default":1000},"cursor":{"type":"string","description":"`nextCursor` of the page before."},"with_delimiter":{"type":"boolean","description":"Whether what lies below a slash is shown as a folder."},"sortBy":{"type":"object","required":["column"],"properties":{"column":{"type":"string","enum":["name","updated_at","created_at"],"default":"name"},"order":{"type":"string","enum":["asc","desc"],"default":"asc"}}}},"$id":"listObjectsV2Request"};

function validate556(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listObjectsV2Request" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate556.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prefix !== undefined){
const _errs1 = errors;
if(typeof data.prefix !== "string"){
validate556.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data1 = data.limit;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate556.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
validate556.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate556.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cursor !== undefined){
const _errs5 = errors;
if(typeof data.cursor !== "string"){
validate556.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.with_delimiter !== undefined){
const _errs7 = errors;
if(typeof data.with_delimiter !== "boolean"){
validate556.errors = [{instancePath:instancePath+"/with_delimiter",schemaPath:"#/properties/with_delimiter/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortBy !== undefined){
let data4 = data.sortBy;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing0;
if((data4.column === undefined) && (missing0 = "column")){
validate556.errors = [{instancePath:instancePath+"/sortBy",schemaPath:"#/properties/sortBy/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data4.column !== undefined){
let data5 = data4.column;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate556.errors = [{instancePath:instancePath+"/sortBy/column",schemaPath:"#/properties/sortBy/properties/column/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data5 === "name") || (data5 === "updated_at")) || (data5 === "created_at"))){
validate556.errors = [{instancePath:instancePath+"/sortBy/column",schemaPath:"#/properties/sortBy/properties/column/enum",keyword:"enum",params:{allowedValues: schema271.properties.sortBy.properties.column.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.order !== undefined){
let data6 = data4.order;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate556.errors = [{instancePath:instancePath+"/sortBy/order",schemaPath:"#/properties/sortBy/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "asc") || (data6 === "desc"))){
validate556.errors = [{instancePath:instancePath+"/sortBy/order",schemaPath:"#/properties/sortBy/properties/order/enum",keyword:"enum",params:{allowedValues: schema271.properties.sortBy.properties.order.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate556.errors = [{instancePath:instancePath+"/sortBy",schemaPath:"#/properties/sortBy/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate556.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate556.errors = vErrors;
return errors === 0;
}
validate556.evaluated = {"props":{"prefix":true,"limit":true,"cursor":true,"with_delimiter":true,"sortBy":true},"dynamicProps":false,"dynamicItems":false};

export const listObjectsV2200 = validate557;
const schema272 = {"type":"object","required":["hasNext","folders","objects"],"properties":{"hasNext":{"type":"boolean"},"nextCursor":{"type":"string"},"nextCursorKey":{"type":"string"},"folders":{"type":"array","items":{"$ref":"storage.Entry"}},"objects":{"type":"array","items":{"$ref":"storage.Entry"}}},"additionalProperties":false,"$id":"listObjectsV2200"};

function validate557(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listObjectsV2200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate557.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.hasNext === undefined) && (missing0 = "hasNext")) || ((data.folders === undefined) && (missing0 = "folders"))) || ((data.objects === undefined) && (missing0 = "objects"))){
validate557.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "hasNext") || (key0 === "nextCursor")) || (key0 === "nextCursorKey")) || (key0 === "folders")) || (key0 === "objects"))){
validate557.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hasNext !== undefined){
const _errs2 = errors;
if(typeof data.hasNext !== "boolean"){
validate557.errors = [{instancePath:instancePath+"/hasNext",schemaPath:"#/properties/hasNext/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextCursor !== undefined){
const _errs4 = errors;
if(typeof data.nextCursor !== "string"){
validate557.errors = [{instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextCursorKey !== undefined){
const _errs6 = errors;
if(typeof data.nextCursorKey !== "string"){
validate557.errors = [{instancePath:instancePath+"/nextCursorKey",schemaPath:"#/properties/nextCursorKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folders !== undefined){
let data3 = data.folders;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate551(data3[i0], {instancePath:instancePath+"/folders/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate557.errors = [{instancePath:instancePath+"/folders",schemaPath:"#/properties/folders/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.objects !== undefined){
let data5 = data.objects;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate551(data5[i1], {instancePath:instancePath+"/objects/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate557.errors = [{instancePath:instancePath+"/objects",schemaPath:"#/properties/objects/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate557.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate557.errors = vErrors;
return errors === 0;
}
validate557.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const moveObjectRequest = validate560;
const schema273 = {"$ref":"storage.Transfer","$id":"moveObjectRequest"};
const schema274 = {"type":"object","required":["bucketId","sourceKey","destinationKey"],"properties":{"bucketId":{"type":"string"},"sourceKey":{"type":"string"},"destinationBucket":{"type":"string"},"destinationKey":{"type":"string"}},"$id":"storage.Transfer"};

function validate561(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storage.Transfer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate561.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.bucketId === undefined) && (missing0 = "bucketId")) || ((data.sourceKey === undefined) && (missing0 = "sourceKey"))) || ((data.destinationKey === undefined) && (missing0 = "destinationKey"))){
validate561.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.bucketId !== undefined){
const _errs1 = errors;
if(typeof data.bucketId !== "string"){
validate561.errors = [{instancePath:instancePath+"/bucketId",schemaPath:"#/properties/bucketId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceKey !== undefined){
const _errs3 = errors;
if(typeof data.sourceKey !== "string"){
validate561.errors = [{instancePath:instancePath+"/sourceKey",schemaPath:"#/properties/sourceKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destinationBucket !== undefined){
const _errs5 = errors;
if(typeof data.destinationBucket !== "string"){
validate561.errors = [{instancePath:instancePath+"/destinationBucket",schemaPath:"#/properties/destinationBucket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destinationKey !== undefined){
const _errs7 = errors;
if(typeof data.destinationKey !== "string"){
validate561.errors = [{instancePath:instancePath+"/destinationKey",schemaPath:"#/properties/destinationKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate561.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate561.errors = vErrors;
return errors === 0;
}
validate561.evaluated = {"props":{"bucketId":true,"sourceKey":true,"destinationBucket":true,"destinationKey":true},"dynamicProps":false,"dynamicItems":false};


function validate560(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="moveObjectRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate560.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate561(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate561.errors : vErrors.concat(validate561.errors);
errors = vErrors.length;
}
validate560.errors = vErrors;
return errors === 0;
}
validate560.evaluated = {"props":{"bucketId":true,"sourceKey":true,"destinationBucket":true,"destinationKey":true},"dynamicProps":false,"dynamicItems":false};

export const copyObjectRequest = validate563;
const schema275 = {"allOf":[{"$ref":"storage.Transfer"},{"type":"object","properties":{"copyMetadata":{"type":"boolean","default":true},"metadata":{"type":"object","description":"In place of what the object has, where `copyMetadata` is false.","properties":{"cacheControl":{"type":"string"},"mimetype":{"type":"string"}}}}}],"$id":"copyObjectRequest"};

function validate563(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="copyObjectRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate563.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate561(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate561.errors : vErrors.concat(validate561.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.copyMetadata !== undefined){
const _errs3 = errors;
if(typeof data.copyMetadata !== "boolean"){
validate563.errors = [{instancePath:instancePath+"/copyMetadata",schemaPath:"#/allOf/1/properties/copyMetadata/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.metadata !== undefined){
let data1 = data.metadata;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.cacheControl !== undefined){
const _errs7 = errors;
if(typeof data1.cacheControl !== "string"){
validate563.errors = [{instancePath:instancePath+"/metadata/cacheControl",schemaPath:"#/allOf/1/properties/metadata/properties/cacheControl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.mimetype !== undefined){
const _errs9 = errors;
if(typeof data1.mimetype !== "string"){
validate563.errors = [{instancePath:instancePath+"/metadata/mimetype",schemaPath:"#/allOf/1/properties/metadata/properties/mimetype/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
else {
validate563.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/allOf/1/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
else {
validate563.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate563.errors = vErrors;
return errors === 0;
}
validate563.evaluated = {"props":{"copyMetadata":true,"metadata":true,"bucketId":true,"sourceKey":true,"destinationBucket":true,"destinationKey":true},"dynamicProps":false,"dynamicItems":false};

export const copyObject200 = validate565;
const schema276 = {"allOf":[{"$ref":"storage.Object"},{"type":"object","required":["Id","Key"],"properties":{"Id":{"type":"string"},"Key":{"type":"string","description":"Bucket and key."}}}],"$id":"copyObject200"};

function validate565(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="copyObject200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate565.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate529(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.Id === undefined) && (missing0 = "Id")) || ((data.Key === undefined) && (missing0 = "Key"))){
validate565.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Id !== undefined){
const _errs3 = errors;
if(typeof data.Id !== "string"){
validate565.errors = [{instancePath:instancePath+"/Id",schemaPath:"#/allOf/1/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.Key !== undefined){
const _errs5 = errors;
if(typeof data.Key !== "string"){
validate565.errors = [{instancePath:instancePath+"/Key",schemaPath:"#/allOf/1/properties/Key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate565.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate565.errors = vErrors;
return errors === 0;
}
validate565.evaluated = {"props":{"Id":true,"Key":true,"name":true,"id":true,"bucket_id":true,"owner":true,"owner_id":true,"version":true,"updated_at":true,"created_at":true,"last_accessed_at":true,"metadata":true,"user_metadata":true},"dynamicProps":false,"dynamicItems":false};

export const createSignedUrlsRequest = validate567;
const schema277 = {"type":"object","required":["expiresIn","paths"],"properties":{"expiresIn":{"type":"integer","minimum":1,"description":"Seconds."},"paths":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string"}}},"$id":"createSignedUrlsRequest"};

function validate567(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSignedUrlsRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate567.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.expiresIn === undefined) && (missing0 = "expiresIn")) || ((data.paths === undefined) && (missing0 = "paths"))){
validate567.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.expiresIn !== undefined){
let data0 = data.expiresIn;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate567.errors = [{instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate567.errors = [{instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paths !== undefined){
let data1 = data.paths;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate567.errors = [{instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data1.length < 1){
validate567.errors = [{instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate567.errors = [{instancePath:instancePath+"/paths/" + i0,schemaPath:"#/properties/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate567.errors = [{instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate567.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate567.errors = vErrors;
return errors === 0;
}
validate567.evaluated = {"props":{"expiresIn":true,"paths":true},"dynamicProps":false,"dynamicItems":false};

export const createSignedUrls200 = validate568;
const schema278 = {"type":"array","items":{"type":"object","required":["error","path","signedURL"],"properties":{"error":{"type":["string","null"]},"path":{"type":"string"},"signedURL":{"type":["string","null"]}},"additionalProperties":false},"$id":"createSignedUrls200"};

function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSignedUrls200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate568.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.error === undefined) && (missing0 = "error")) || ((data0.path === undefined) && (missing0 = "path"))) || ((data0.signedURL === undefined) && (missing0 = "signedURL"))){
validate568.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(((key0 === "error") || (key0 === "path")) || (key0 === "signedURL"))){
validate568.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.error !== undefined){
let data1 = data0.error;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate568.errors = [{instancePath:instancePath+"/" + i0+"/error",schemaPath:"#/items/properties/error/type",keyword:"type",params:{type: schema278.items.properties.error.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.path !== undefined){
const _errs6 = errors;
if(typeof data0.path !== "string"){
validate568.errors = [{instancePath:instancePath+"/" + i0+"/path",schemaPath:"#/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.signedURL !== undefined){
let data3 = data0.signedURL;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate568.errors = [{instancePath:instancePath+"/" + i0+"/signedURL",schemaPath:"#/items/properties/signedURL/type",keyword:"type",params:{type: schema278.items.properties.signedURL.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate568.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate568.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate568.errors = vErrors;
return errors === 0;
}
validate568.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createSignedUrlRequest = validate569;
const schema279 = {"type":"object","required":["expiresIn"],"properties":{"expiresIn":{"type":"integer","minimum":1,"description":"Seconds."}},"$id":"createSignedUrlRequest"};

function validate569(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSignedUrlRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate569.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.expiresIn === undefined) && (missing0 = "expiresIn")){
validate569.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.expiresIn !== undefined){
let data0 = data.expiresIn;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate569.errors = [{instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate569.errors = [{instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
else {
validate569.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate569.errors = vErrors;
return errors === 0;
}
validate569.evaluated = {"props":{"expiresIn":true},"dynamicProps":false,"dynamicItems":false};

export const createSignedUrl200 = validate570;
const schema280 = {"type":"object","required":["signedURL"],"properties":{"signedURL":{"type":"string"}},"additionalProperties":false,"$id":"createSignedUrl200"};

function validate570(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSignedUrl200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate570.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.signedURL === undefined) && (missing0 = "signedURL")){
validate570.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "signedURL")){
validate570.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.signedURL !== undefined){
if(typeof data.signedURL !== "string"){
validate570.errors = [{instancePath:instancePath+"/signedURL",schemaPath:"#/properties/signedURL/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate570.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate570.errors = vErrors;
return errors === 0;
}
validate570.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createSignedUploadUrl200 = validate571;
const schema281 = {"type":"object","required":["url","token"],"properties":{"url":{"type":"string"},"token":{"type":"string"}},"additionalProperties":false,"$id":"createSignedUploadUrl200"};

function validate571(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSignedUploadUrl200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate571.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.token === undefined) && (missing0 = "token"))){
validate571.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "url") || (key0 === "token"))){
validate571.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
const _errs2 = errors;
if(typeof data.url !== "string"){
validate571.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
const _errs4 = errors;
if(typeof data.token !== "string"){
validate571.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate571.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate571.errors = vErrors;
return errors === 0;
}
validate571.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const uploadToSignedUrl200 = validate572;
const schema282 = {"type":"object","required":["Key"],"properties":{"Key":{"type":"string","description":"Bucket and key."}},"additionalProperties":false,"$id":"uploadToSignedUrl200"};

function validate572(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="uploadToSignedUrl200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate572.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Key === undefined) && (missing0 = "Key")){
validate572.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "Key")){
validate572.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.Key !== undefined){
if(typeof data.Key !== "string"){
validate572.errors = [{instancePath:instancePath+"/Key",schemaPath:"#/properties/Key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate572.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate572.errors = vErrors;
return errors === 0;
}
validate572.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageTusError400 = validate573;
const schema283 = {"$ref":"storage.Error","$id":"storageTusError400"};

function validate573(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageTusError400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate573.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
validate573.errors = vErrors;
return errors === 0;
}
validate573.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageTusError403 = validate575;
const schema284 = {"$ref":"storage.Error","$id":"storageTusError403"};

function validate575(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageTusError403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate575.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
validate575.errors = vErrors;
return errors === 0;
}
validate575.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageTusError404 = validate577;
const schema285 = {"$ref":"storage.Error","$id":"storageTusError404"};

function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageTusError404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate577.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
validate577.errors = vErrors;
return errors === 0;
}
validate577.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageTusError409 = validate579;
const schema286 = {"$ref":"storage.Error","$id":"storageTusError409"};

function validate579(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageTusError409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate579.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
validate579.errors = vErrors;
return errors === 0;
}
validate579.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageTusError412 = validate581;
const schema287 = {"$ref":"storage.Error","$id":"storageTusError412"};

function validate581(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageTusError412" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate581.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
validate581.errors = vErrors;
return errors === 0;
}
validate581.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageTusError413 = validate583;
const schema288 = {"$ref":"storage.Error","$id":"storageTusError413"};

function validate583(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageTusError413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate583.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
validate583.errors = vErrors;
return errors === 0;
}
validate583.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageTusError415 = validate585;
const schema289 = {"$ref":"storage.Error","$id":"storageTusError415"};

function validate585(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageTusError415" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate585.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
validate585.errors = vErrors;
return errors === 0;
}
validate585.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageTusError500 = validate587;
const schema290 = {"$ref":"storage.Error","$id":"storageTusError500"};

function validate587(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageTusError500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate587.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
validate587.errors = vErrors;
return errors === 0;
}
validate587.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageTusError501 = validate589;
const schema291 = {"$ref":"storage.Error","$id":"storageTusError501"};

function validate589(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageTusError501" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate589.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
validate589.errors = vErrors;
return errors === 0;
}
validate589.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageTusError503 = validate591;
const schema292 = {"$ref":"storage.Error","$id":"storageTusError503"};

function validate591(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageTusError503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate591.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
validate591.errors = vErrors;
return errors === 0;
}
validate591.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageTusError410 = validate593;
const schema293 = {"$ref":"storage.Error","$id":"storageTusError410"};

function validate593(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageTusError410" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate593.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
validate593.errors = vErrors;
return errors === 0;
}
validate593.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const renderImage403 = validate595;
const schema294 = {"allOf":[{"$ref":"storage.Error"},{"properties":{"code":{"const":"FeatureNotEnabled"}}}],"$id":"renderImage403"};

function validate595(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="renderImage403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate595.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if("FeatureNotEnabled" !== data.code){
validate595.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/const",keyword:"const",params:{allowedValue: "FeatureNotEnabled"},message:"must be equal to constant"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
validate595.errors = vErrors;
return errors === 0;
}
validate595.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const purgeCache200 = validate597;
const schema295 = {"type":"object","required":["message","statusCode"],"properties":{"message":{"const":"success"},"statusCode":{"const":"200"}},"additionalProperties":false,"$id":"purgeCache200"};

function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="purgeCache200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate597.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) && (missing0 = "message")) || ((data.statusCode === undefined) && (missing0 = "statusCode"))){
validate597.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "message") || (key0 === "statusCode"))){
validate597.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
const _errs2 = errors;
if("success" !== data.message){
validate597.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/const",keyword:"const",params:{allowedValue: "success"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statusCode !== undefined){
const _errs3 = errors;
if("200" !== data.statusCode){
validate597.errors = [{instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/const",keyword:"const",params:{allowedValue: "200"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate597.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate597.errors = vErrors;
return errors === 0;
}
validate597.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const storageHealth200 = validate598;
const schema296 = {"type":"object","required":["healthy"],"properties":{"healthy":{"type":"boolean"}},"additionalProperties":false,"$id":"storageHealth200"};

function validate598(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="storageHealth200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate598.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.healthy === undefined) && (missing0 = "healthy")){
validate598.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "healthy")){
validate598.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.healthy !== undefined){
if(typeof data.healthy !== "boolean"){
validate598.errors = [{instancePath:instancePath+"/healthy",schemaPath:"#/properties/healthy/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
}
else {
validate598.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate598.errors = vErrors;
return errors === 0;
}
validate598.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
